### Il computer quando non gioca: fin dove arrivano le tavole, e che cosa gli è successo.

## Tavole esatte. $seeds e $goal sono numeri di semi sul tavoliere.
tables-growing = Valori esatti fino a { $seeds } semi; si stanno calcolando fino a { $goal }.
tables-ready = Valori esatti di tutte le posizioni fino a { $seeds } semi.

## Quando si è fermato
engine-restarted = Il computer si era fermato ed è stato riavviato.
engine-restarted-detail = La partita continua.
engine-lost = Non è possibile avviare il computer.
engine-lost-detail = La partita è conservata; ricarica la pagina per riprovare.
