/**
 * The server's errors by code, each with its Italian sentence and its parameters in braces (rule error-catalogue). The
 * pages have their own sentences for the same codes (`web/src/core/api/error-texts.ts`).
 */
import { PROMPTS, type PromptKey } from './policies/prompts.ts';

export const ERROR_SENTENCES = {
  session_expired: 'Sessione scaduta',
  /** The guest token has expired: the client silently requests a new one, once. */
  guest_expired: 'Sessione scaduta',
  not_authenticated: 'Utente non autenticato',
  consent_registered_only: 'Consenso geolocalizzazione disponibile solo per utenti registrati',
  settings_registered_only: 'Impostazioni disponibili solo per utenti registrati',
  login_failed: 'Errore durante il login',
  registration_failed: 'Errore durante la registrazione',
  social_sign_in_failed: "L'accesso con questo servizio non è riuscito. Riprova.",
  validation_failed: 'Errore di validazione',
  /** The recovery code had too many attempts or has expired: the user must request a new one. */
  code_spent: 'Errore di validazione',

  business_not_found: 'Business non trovato',
  setting_not_found: "Impostazione '{key}' non trovata",
  jobs_not_running: 'Adesso nessun server esegue i lavori automatici',
  setting_key_missing: "Chiave dell'impostazione non fornita",
  unknown_decade: 'Categoria di carburante sconosciuta',
  unknown_area: 'Zona sconosciuta',
  not_found: 'Risorsa non trovata',
  method_not_allowed: 'Questa operazione non è prevista',
  unsupported_media: 'Questo formato di richiesta non è accettato',
  body_too_large: 'La richiesta è troppo grande',
  unreadable_body: 'La richiesta non è leggibile',
  too_many_requests: 'Troppe richieste. Riprova tra poco.',
  too_many_waiting:
    'Dalla tua rete arrivano troppe richieste insieme. Riprova tra qualche secondo.',
  overloaded: 'Il servizio è molto richiesto. Riprova tra poco.',
  unavailable: 'Risorsa al momento non disponibile',
  disk_full: 'Al momento non si può salvare niente: manca lo spazio. Riprova più tardi.',
  internal: 'Errore del server. Riprova più tardi.',
  pages_not_built:
    'Le pagine di Pieno non sono ancora state preparate: ferma il server e avvialo con «npm start». Le chiamate sotto /api funzionano già.',

  name_missing: 'Inserisci il nome',
  name_invalid: 'Il nome non è valido',
  email_missing: "Inserisci l'email",
  email_invalid: "L'email non è valida",
  email_taken: 'Questa email è già registrata',
  email_other: "L'email non è quella di questo account",
  password_missing: 'Inserisci la password',
  password_short: 'La password deve essere di almeno {min} caratteri',
  password_wrong: 'La password attuale non è corretta',
  password_none: 'Questo account non ha ancora una password: chiedi un codice e sceglila',
  password_current_missing: 'Inserisci la password attuale',
  password_repeat_missing: 'Ripeti la password',
  password_repeat_differs: 'Le password non corrispondono',
  code_missing: 'Inserisci il codice',
  code_invalid: 'Il codice è di {digits} cifre',
  code_wrong: 'Il codice non è valido o è scaduto',
  birthday_invalid: 'La data di nascita non esiste o non è tra il {year} e oggi',
  phone_invalid: 'Scrivi il numero di telefono con cifre, spazi e i segni + / . - ( )',
  /** The numbers are repeated here, so that other forms do not load the limits of the tank. */
  litres_range: 'Scrivi un numero tra 1 e 200',
  consumption_range: 'Scrivi un numero tra 1 e 60',
  terms_not_accepted: 'Devi accettare i termini e condizioni',
  not_an_image: "Per favore seleziona un'immagine valida",
  image_too_large: "L'immagine deve essere inferiore a 2MB",
  welcome_too_long: 'Il messaggio di benvenuto è troppo lungo',
  field_missing: 'Campo obbligatorio',
  field_invalid: 'Valore non valido',
  field_too_long: 'Il testo è troppo lungo',

  email_unverified: 'Prima conferma la tua email',
  administrators_only: 'Solo un amministratore può farlo',
  report_id_taken: 'Questa segnalazione esiste già',
  report_not_found: 'Segnalazione non trovata',
  dispute_not_found: 'Questa contestazione non è più aperta',
  report_undo_late:
    'Sono passati più di {minutes} minuti: la segnalazione non si può più annullare',
  words_too_many:
    "Puoi dirlo al massimo {hour} volte all'ora e {day} al giorno, in tutti i distributori: riprova più tardi",
  seen_too_old: 'Hai visto questi prezzi più di {hours} ore fa: ricontrollali',
  seen_in_future: "L'ora in cui hai visto i prezzi è nel futuro",

  review_contact: 'Non scrivere link, email o numeri di telefono',
  review_own: 'Non su recensioni o distributori tuoi',
  review_settled: 'Questa recensione è nascosta o già decisa',

  favorites_full: 'Al massimo {max} preferiti: prima togline uno',
  alerts_full: 'Al massimo {max} avvisi: prima eliminane uno',
  alert_not_found: "Questo avviso non c'è più",
  alert_price_none:
    "Adesso qui non c'è un prezzo in classifica da cui calcolare il risparmio: scegli un prezzo",
  alert_saving_large: 'Il risparmio è più del prezzo di oggi: scegline uno più piccolo',
  push_off: 'Da questo indirizzo Pieno non può mandare notifiche',
  push_host: 'Questo servizio di notifiche non è tra quelli che Pieno conosce',
  push_taken: 'Questo telefono riceve già le notifiche di un altro account',
  push_none: 'Nessun telefono riceve ancora le notifiche: attivale prima',

  email_verified_already: 'La tua email è già confermata',
  /** No mail server is configured: an administrator confirms the address or gives the code to the user. */
  mail_off:
    'Pieno non può ancora mandare email: chiedi a chi lo gestisce di confermare il tuo indirizzo, o il codice che gli abbiamo lasciato; vale fino alle ore {until}',
  email_locked:
    'Con questa email non ci si può registrare: il suo account è stato bloccato. Se pensi a un errore, scrivi a chi gestisce Pieno.',
  owners_only: 'Può farlo solo chi gestisce questo distributore',
  person_revoke_refused: 'Solo un amministratore può togliere un altro gestore',
  account_not_found: 'Questo account non esiste',
  person_not_found: 'Questa persona non gestisce il distributore',
  invitation_form: 'Il codice è di {length} lettere e cifre, come sulla scheda: ABCD-EFGH',
  invitation_invalid: 'Il codice non è valido, è scaduto o è già stato usato',
  invitation_not_found: 'Invito non trovato',
  idempotency_key_missing:
    "Serve un'intestazione Idempotency-Key con un UUID, senza parentesi né virgolette, per esempio 0f8fad5b-d9cb-469f-a165-70867728950e",
  idempotency_key_taken:
    'Questa Idempotency-Key è già stata usata per altro: per {fuels} serve una chiave nuova',
  prices_changed: 'Nel frattempo un prezzo è cambiato: controllali di nuovo',
  owner_prices_unusual: 'Un prezzo è lontano dagli altri, o il carburante qui è nuovo: sei sicuro?',
  price_unusual: 'È lontano dai prezzi della zona, {reference}: sei sicuro?',
  price_unusual_own: "È lontano dall'ultimo prezzo qui, {last}: sei sicuro?",
  price_fuel_new: 'Qui non risulta in vendita: lo vendi?',
  price_out_of_range: 'Prezzo impossibile: deve stare tra {min} e {max}',
  /** Only for callers of the API; the app's editors prevent these values. */
  price_form:
    'Il prezzo di {fuel} va scritto come numero in euro, senza virgolette, per esempio 1.659',
  price_thousandths: 'Il prezzo di {fuel} va scritto in euro, non in millesimi, per esempio 1.659',
  price_decimals: 'Il prezzo di {fuel} ha più di tre decimali: va scritto per esempio 1.659',
  price_unsold: 'Qui questo carburante non si vende',
  fuel_twice: 'Un carburante è indicato due volte: lascialo una volta sola',
  till_prices_unusual:
    'Lontano dagli altri prezzi: {fuels}. Se è giusto, mandalo di nuovo con "sure": true',
  till_fuel_unsold: 'Qui non risulta in vendita. Si possono dire i prezzi di: {fuels}',
  fuels_too_many: 'Al massimo {max} carburanti',
  fuel_not_found: 'Nessuna importazione conosce questo carburante',
  fuel_prices: 'Nessuno dei prezzi in attesa è possibile con questa categoria e questa unità',
  fuel_unit: "I carburanti di questa categoria si vendono in un'altra unità",
  fuels_none: 'Almeno un carburante deve restare in vendita',
  schedule_fuel_unsold: 'Qui non risulta in vendita: se lo vendi, aggiungilo in «Che cosa vendi»',
  schedule_past: 'Scegli un momento che deve ancora venire',
  schedule_far: 'Al massimo {days} giorni prima',
  schedule_taken: "Per quel momento c'è già un prezzo programmato",
  schedules_too_many: 'Al massimo {max} prezzi programmati',
  schedule_not_found: 'Questo prezzo programmato non esiste',
  schedule_settled: 'Questo prezzo programmato non aspetta più',
  schedule_announced: 'Un prezzo annunciato può solo scendere',
  queue_item_not_found: 'Questo prezzo non è in coda',
  queue_decided: 'Nel frattempo ha già deciso qualcun altro',
  queue_decided_own: 'Lo hai già deciso tu',
  queue_locked: 'Nel frattempo chi lo ha scritto è stato bloccato',
  queue_owner: 'Nel frattempo ha risposto il gestore',
  queue_borne_out: 'Non aspetta più: nel frattempo vale',
  queue_contradicted: 'Nel frattempo un altro prezzo lo ha smentito',
  queue_overtaken: 'Nel frattempo è arrivato un prezzo più nuovo',
  queue_taken_back: 'Nel frattempo è stato ritirato',
  queue_lapsed: 'Nel frattempo è scaduto: ha aspettato troppo',
  queue_undisputed: 'Nel frattempo nessuno lo contesta più',
  queue_station: 'Nel frattempo il distributore è uscito dalle classifiche',
  queue_voices: 'Nel frattempo è cambiato chi ne parla: guardalo di nuovo',
  queue_kind: 'Nel frattempo non sta più come lo hai visto: guardalo di nuovo',
  queue_two_prices: 'Di questo carburante hai scelto due prezzi: decidi uno alla volta',
  smac_rate_not_found: 'Questa regola della SMaC non esiste',
  smac_rate_days: 'La regola finisce prima di cominciare',
  setting_count: 'Serve un numero intero di {unit} tra {min} e {max}',
  setting_range: 'Servono due numeri, prima il più piccolo, per esempio 1,2 e 2,5',
  setting_colour: 'Serve un colore nella forma #rrggbb, per esempio #dc3545',
  setting_map_address: "Serve l'indirizzo https dello stile",
  setting_map_key: "L'indirizzo contiene la chiave tra parentesi: serve anche la chiave",
  setting_contact: "Serve un'email o un numero di telefono, scritti per intero",
  setting_map_values: 'I valori sono al massimo tre: indirizzo, chiave, attribuzione',
  reason_missing: 'Scrivi il motivo',
  person_unclear: 'Indica quale persona',
  vouched_already: 'Per questa persona qualcuno garantisce già',
  vouched_unverified: 'Prima conferma la sua email: senza, non può segnalare prezzi',
  vouched_locked: 'Questo account è bloccato: prima sbloccalo',
  administrator_not_lockable: 'Un amministratore non si può bloccare',
  administrator_not_deletable: 'Un amministratore non si può eliminare: prima togli il ruolo',
  own_account: 'Sul tuo account non si può: chiedi a un altro amministratore',
  price_not_found: "Qui non c'è un prezzo da ritirare",
  last_administrator: "È l'ultimo amministratore attivo: prima nominane un altro",
  position_missing: 'Metti il distributore sulla mappa',
  position_impossible: "Questo punto è fuori da San Marino e dall'Italia",
  hours_invalid:
    "Controlla gli orari: ogni fascia comincia e finisce a ore diverse, e nessuna sta sopra un'altra",
  website_invalid: "L'indirizzo del sito deve cominciare con http:// o https://",
  station_merged: 'Nel frattempo questo distributore è stato unito a un altro',
  station_here: "C'è già «{name}» (numero {id}) qui, a {metres} metri",
  merge_itself: 'Un distributore non si unisce a sé stesso',
  merge_kinds: 'Un distributore e una colonnina non si uniscono',
  merge_not_found: "Questa unione non c'è o è già stata annullata",
  merge_undo_late: "Sono passate più di {hours} ore: l'unione non si può più annullare",
  merge_newer: "Prima annulla l'unione più recente di questo distributore",
  station_closed: 'Questo distributore è chiuso: i suoi prezzi non si aggiornano più',
  tokens_too_many: 'Al massimo {max} chiavi per distributore: prima revocane una',
  token_not_found: "Questa chiave non c'è o è già stata revocata",
  pictures_too_many: 'Al massimo {max} foto per distributore: prima togline una',
  picture_not_found: "Questa foto non c'è o è già stata tolta",
  pictures_changed: 'Nel frattempo le foto sono cambiate: controlla di nuovo',
  token_refused: 'Questa chiave non vale, o non per questo distributore',
  effective_at_form:
    "L'ora va scritta con il suo fuso, per esempio 2026-11-22T08:10:00+01:00 o 2026-11-22T07:10:00Z",
  effective_at_far: 'Un prezzo vale al massimo da {minutes} minuti prima o dopo adesso',
  effective_at_tills: "L'ora da cui vale un prezzo la può dire solo una cassa, con la sua chiave",
  import_running: "Un'altra importazione è in corso: aspetta che finisca",
  import_not_found: "Questa importazione non c'è più",
  import_file_missing: 'Scegli il file da importare',
  import_file_too_large: 'Il file è troppo grande: compresso al massimo {megabytes} MB',
  import_address: 'Serve un indirizzo che comincia con https://',
  import_upload_broken: 'Il file non è arrivato intero: riprova, con una connessione migliore',
  import_nothing_to_undo: 'Questa importazione non ha prezzi da ritirare',
  import_nothing_to_tidy: "Non c'è più nessun distributore da togliere",
  import_undone_already: 'Questa importazione è già stata ritirata',
  import_not_newest: "Si ritira solo l'importazione più recente del suo tipo",
  second_factor_needed: 'Scrivi il codice a {digits} cifre della tua app di autenticazione',
  second_factor_form:
    "Il codice è di {digits} cifre dell'app, o di {length} lettere e cifre di recupero",
  second_factor_wrong: 'Il codice non è giusto o è già stato usato',
  second_factor_on: 'La verifica in due passaggi è già attiva',
  second_factor_off: 'La verifica in due passaggi non è attiva',

  ...invitations(),
} as const satisfies Readonly<Record<string, string>>;

export type ErrorCode = keyof typeof ERROR_SENTENCES;

/** An error in transit: its code, and the values of its sentence's parameters. */
export interface Problem {
  code: ErrorCode;
  params?: Readonly<Record<string, string | number>> | undefined;
}

/** Returns the Italian sentence of an error, with its parameters filled in. */
export function sentenceOf({ code, params = {} }: Problem): string {
  return ERROR_SENTENCES[code].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
}

/** The refusals for actions that need an account: the invitations to register (rule permission-prompt). */
function invitations(): Record<`needs_account_${PromptKey}`, string> {
  const entries = Object.entries(PROMPTS).map(([key, prompt]) => [`needs_account_${key}`, prompt]);
  return Object.fromEntries(entries) as Record<`needs_account_${PromptKey}`, string>;
}
