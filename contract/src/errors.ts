/** The error catalogue (spec §8): the sentences and codes of all errors. */

/** Error code of an expired guest token: the client requests a new one, once, silently. */
export const GUEST_EXPIRED = 'guest_expired';
/** Error code of a recovery code that was tried too often or has expired: the user must request a new one. */
export const CODE_SPENT = 'code_spent';

export const SENTENCES = {
  connection: 'Errore di connessione',
  serverConnection: 'Errore di connessione al server',
  sessionExpired: 'Sessione scaduta',
  login: 'Errore durante il login',
  registration: 'Errore durante la registrazione',
  validation: 'Errore di validazione',
  guestAccess: "Errore durante l'accesso come ospite. Riprova.",
  guestAnswer: 'Risposta del server non valida: mancano i dati guest',
  settingKeyMissing: "Chiave dell'impostazione non fornita",
  unavailable: 'Risorsa al momento non disponibile',
  diskFull: 'Al momento non si può salvare niente: manca lo spazio. Riprova più tardi.',
  welcome: 'Errore nel caricamento',
  welcomeTooLong: 'Il messaggio di benvenuto è troppo lungo',
  ranking: 'Errore nel caricamento della classifica',
  prices: 'Errore nel caricamento dei prezzi',
  noPrices: 'Nessun prezzo disponibile al momento',
  unknown: 'Errore sconosciuto',
  businessDetails: 'Errore nel caricamento dei dettagli',
  businessNotFound: 'Business non trovato',
  notAuthenticated: 'Utente non autenticato',
  consentRegisteredOnly: 'Consenso geolocalizzazione disponibile solo per utenti registrati',
  settingsRegisteredOnly: 'Impostazioni disponibili solo per utenti registrati',
  settingUpdate: "Si è verificato un errore durante l'aggiornamento dell'impostazione",
  profileUpdate: "Si è verificato un errore durante l'aggiornamento del profilo",
  avatarUpload: "Si è verificato un errore durante il caricamento dell'immagine",
  notAnImage: "Per favore seleziona un'immagine valida",
  imageTooLarge: "L'immagine deve essere inferiore a 2MB",
  wrongCode: 'Il codice non è valido o è scaduto',
  wrongPassword: 'La password attuale non è corretta',
  noPassword:
    'Questo account non ha ancora una password: sceglila con il codice che puoi ricevere via email',
  otherEmail: "L'email non è quella di questo account",
  emailTaken: 'Questa email è già registrata',
  socialSignIn: "L'accesso con questo servizio non è riuscito. Riprova.",
  unknownDecade: 'Categoria di carburante sconosciuta',
  unknownArea: 'Zona sconosciuta',
  notFound: 'Risorsa non trovata',
  methodNotAllowed: 'Questa operazione non è prevista',
  unsupportedMedia: 'Questo formato di richiesta non è accettato',
  tooManyRequests: 'Troppe richieste. Riprova tra poco.',
  bodyTooLarge: 'La richiesta è troppo grande',
  unreadableBody: 'La richiesta non è leggibile',
  overloaded: 'Il servizio è molto richiesto. Riprova tra poco.',
  internal: 'Errore del server. Riprova più tardi.',
} as const;

/** 'HTTP error! status: {n}' (spec §8). */
export const httpErrorSentence = (status: number): string => `HTTP error! status: ${status}`;
/** 'Errore nella richiesta: {status}' (spec §8). */
export const requestErrorSentence = (status: number): string => `Errore nella richiesta: ${status}`;
/** "Impostazione '{key}' non trovata" (spec §8). */
export const settingNotFoundSentence = (key: string): string => `Impostazione '${key}' non trovata`;
/** 'Nessun distributore trovato per {category}' (spec §8). */
export const noStationSentence = (category: string): string =>
  `Nessun distributore trovato per ${category}`;
