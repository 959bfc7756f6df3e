/**
 * The sentences of errors (rule error-catalogue), one export each: what a build inlines goes with whoever says it, and
 * not with whoever knows the others. Read as `SENTENCES` of `errors.ts`.
 */
export const connection = 'Errore di connessione';
export const serverConnection = 'Errore di connessione al server';
export const sessionExpired = 'Sessione scaduta';
export const login = 'Errore durante il login';
export const registration = 'Errore durante la registrazione';
export const validation = 'Errore di validazione';
export const guestAccess = "Errore durante l'accesso come ospite. Riprova.";
export const guestAnswer = 'Risposta del server non valida: mancano i dati guest';
export const settingKeyMissing = "Chiave dell'impostazione non fornita";
export const unavailable = 'Risorsa al momento non disponibile';
export const diskFull = 'Al momento non si può salvare niente: manca lo spazio. Riprova più tardi.';
export const welcome = 'Errore nel caricamento';
export const welcomeTooLong = 'Il messaggio di benvenuto è troppo lungo';
export const ranking = 'Errore nel caricamento della classifica';
export const prices = 'Errore nel caricamento dei prezzi';
export const noPrices = 'Nessun prezzo disponibile al momento';
export const unknown = 'Errore sconosciuto';
export const businessDetails = 'Errore nel caricamento dei dettagli';
export const businessNotFound = 'Business non trovato';
export const notAuthenticated = 'Utente non autenticato';
export const consentRegisteredOnly =
  'Consenso geolocalizzazione disponibile solo per utenti registrati';
export const settingsRegisteredOnly = 'Impostazioni disponibili solo per utenti registrati';
export const settingUpdate = "Si è verificato un errore durante l'aggiornamento dell'impostazione";
export const profileUpdate = "Si è verificato un errore durante l'aggiornamento del profilo";
export const avatarUpload = "Si è verificato un errore durante il caricamento dell'immagine";
export const notAnImage = "Per favore seleziona un'immagine valida";
export const imageTooLarge = "L'immagine deve essere inferiore a 2MB";
export const wrongCode = 'Il codice non è valido o è scaduto';
export const wrongPassword = 'La password attuale non è corretta';
export const noPassword =
  'Questo account non ha ancora una password: sceglila con il codice che puoi ricevere via email';
export const otherEmail = "L'email non è quella di questo account";
export const emailTaken = 'Questa email è già registrata';
export const socialSignIn = "L'accesso con questo servizio non è riuscito. Riprova.";
export const unknownDecade = 'Categoria di carburante sconosciuta';
export const unknownArea = 'Zona sconosciuta';
export const notFound = 'Risorsa non trovata';
export const methodNotAllowed = 'Questa operazione non è prevista';
export const unsupportedMedia = 'Questo formato di richiesta non è accettato';
export const tooManyRequests = 'Troppe richieste. Riprova tra poco.';
export const bodyTooLarge = 'La richiesta è troppo grande';
export const unreadableBody = 'La richiesta non è leggibile';
export const overloaded = 'Il servizio è molto richiesto. Riprova tra poco.';
export const internal = 'Errore del server. Riprova più tardi.';
