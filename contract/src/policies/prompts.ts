/** The last sentence of every invitation to register (rule permission-prompt). */
const QUESTION = 'Vuoi accedere o registrarti ora?';

/** The invitations to register (rule permission-prompt), by the requested action; `generic` for all others. */
export const PROMPTS = {
  available_status: `Per cambiare il tuo stato di disponibilità devi essere registrato. ${QUESTION}`,
  notifications: `Per scegliere le notifiche devi essere registrato. ${QUESTION}`,
  alerts: `Per creare un avviso devi essere registrato. ${QUESTION}`,
  dark: `Per salvare il tema scuro nel tuo profilo devi essere registrato. ${QUESTION}`,
  user_profile: `Per vedere e modificare il profilo devi essere registrato. ${QUESTION}`,
  change_password: `Per cambiare la password devi essere registrato. ${QUESTION}`,
  reset_password: `Per reimpostare la password devi essere registrato. ${QUESTION}`,
  geolocation_consent: `Consenso geolocalizzazione disponibile solo per utenti registrati. ${QUESTION}`,
  favorites: `Per salvare i distributori preferiti devi essere registrato. ${QUESTION}`,
  reviews: `Per scrivere una recensione devi essere registrato. ${QUESTION}`,
  price_updates: `Per aggiornare un prezzo devi essere registrato. ${QUESTION}`,
  generic: `Per continuare devi essere autenticato. ${QUESTION}`,
} as const;
export type PromptKey = keyof typeof PROMPTS;
