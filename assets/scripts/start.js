// Looks whether this browser can run the page, and says in words when it cannot. A classic script
// in the language of old browsers, so that it runs where the rest does not.
(function () {
  'use strict';

  var words = {
    en: {
      title: 'Tisiya cannot start here',
      old: 'This browser is too old for the page, or lacks a part that it needs. Please update it; Chrome and Edge from version 104, Firefox from 113 and Safari from 16.4 run the page.',
      wasm: 'This browser does not run WebAssembly, in which the page is written. It may be switched off by a setting or a lockdown mode: allow it for this page, or open the page in another browser.',
      fetch: 'A part of the page did not arrive, or not whole. Look whether the connection stands, and load the page again.',
      broken: 'The program stopped while it started. Load the page again; if that does not help, another browser may.',
      again: 'Load again'
    },
    it: {
      title: 'Tisiya qui non può partire',
      old: 'Questo browser è troppo vecchio per la pagina, o gli manca una parte necessaria. Va aggiornato: la pagina funziona con Chrome e Edge dalla versione 104, Firefox dalla 113 e Safari dalla 16.4.',
      wasm: 'Questo browser non esegue WebAssembly, in cui è scritta la pagina. Forse è disattivato da un’impostazione o da una modalità di isolamento: consentilo per questa pagina, o apri la pagina con un altro browser.',
      fetch: 'Una parte della pagina non è arrivata, o non intera. Controlla la connessione e ricarica la pagina.',
      broken: 'Il programma si è fermato mentre partiva. Ricarica la pagina; se non basta, prova un altro browser.',
      again: 'Ricarica'
    },
    am: {
      title: 'ቲሲያ እዚህ መጀመር አልቻለም',
      old: 'ይህ አሳሽ ለገጹ በጣም ያረጀ ነው፤ ያድሱት። Chrome እና Edge ከ104፣ Firefox ከ113፣ Safari ከ16.4 ጀምሮ ገጹን ያሳያሉ።',
      wasm: 'ይህ አሳሽ ገጹ የተጻፈበትን WebAssembly አያስኬድም። ለዚህ ገጽ ይፍቀዱለት፣ ወይም ገጹን በሌላ አሳሽ ይክፈቱ።',
      fetch: 'የገጹ አንድ ክፍል አልደረሰም፣ ወይም በሙሉ አልደረሰም። በይነመረብ መኖሩን ይመልከቱና ገጹን እንደገና ይክፈቱ።',
      broken: 'ፕሮግራሙ ሲጀምር ቆመ። ገጹን እንደገና ይክፈቱ፤ ካልረዳ ሌላ አሳሽ ይሞክሩ።',
      again: 'እንደገና ይክፈቱ'
    },
    ar: {
      title: 'تعذّر بدء تيسيا هنا',
      old: 'هذا المتصفح أقدم من أن يعرض الصفحة. حدّثه: تعمل في Chrome وEdge منذ الإصدار 104، وFirefox منذ 113، وSafari منذ 16.4.',
      wasm: 'هذا المتصفح لا يشغّل WebAssembly التي كُتبت بها الصفحة. اسمح بها لهذه الصفحة، أو افتحها في متصفح آخر.',
      fetch: 'لم يصل جزء من الصفحة، أو لم يصل كاملًا. تحقّق من الاتصال وأعد تحميل الصفحة.',
      broken: 'توقف البرنامج وهو يبدأ. أعد تحميل الصفحة، وإن لم ينفع فجرّب متصفحًا آخر.',
      again: 'إعادة التحميل'
    }
  };

  function spoken() {
    var wanted = navigator.languages || [navigator.language || 'en'];
    for (var i = 0; i < wanted.length; i += 1) {
      var tag = String(wanted[i]).slice(0, 2).toLowerCase();
      if (words[tag]) return tag;
    }
    return 'en';
  }

  function element(name, text) {
    var made = document.createElement(name);
    made.appendChild(document.createTextNode(text));
    return made;
  }

  // The program takes them away when it starts.
  var rules = (document.querySelector('noscript') || {}).textContent || '';

  // Shows why the page cannot start, what to do, and the rules as they are shown without scripts.
  function tell(why, detail) {
    if (window.startFailure) return;
    window.startFailure = why;
    var language = spoken();
    var main = document.querySelector('main') || document.body.appendChild(element('main', ''));
    main.className = 'unable';
    main.innerHTML = '';
    var told = main.appendChild(element('section', ''));
    told.setAttribute('role', 'alert');
    told.lang = language;
    told.dir = language === 'ar' ? 'rtl' : 'ltr';
    told.appendChild(element('h1', words[language].title));
    told.appendChild(element('p', words[language][why]));
    if (detail) told.appendChild(element('p', '(' + detail + ')'));
    var again = told.appendChild(element('button', words[language].again));
    again.className = 'button line';
    again.onclick = function () { location.reload(); };
    main.insertAdjacentHTML('beforeend', rules);
    var own = main.querySelector('details[lang=' + language + ']');
    if (own) {
      own.open = true;
      main.insertBefore(own, told.nextSibling);
    }
  }
  window.cannotStart = tell;

  // What the page does without is not asked for: colours that mix, say.
  function missing() {
    if (!('noModule' in HTMLScriptElement.prototype)) return 'module';
    if (!('showModal' in (window.HTMLDialogElement || function () {}).prototype)) return 'dialog';
    if (!CSS.supports('translate', '1px')) return 'translate';
    return '';
  }

  if (missing()) tell('old', missing());
  else if (!window.WebAssembly) tell('wasm');
})();
