/** The error catalogue (rule error-catalogue): the sentences and codes of all errors. */

/** Error code of an expired guest token: the client requests a new one, once, silently. */
export const GUEST_EXPIRED = 'guest_expired';
/** Error code of a recovery code that was tried too often or has expired: the user must request a new one. */
export const CODE_SPENT = 'code_spent';

export * as SENTENCES from './error-sentences.ts';

/** 'HTTP error! status: {n}' (rule error-network). */
export const httpErrorSentence = (status: number): string => `HTTP error! status: ${status}`;
/** 'Errore nella richiesta: {status}' (rule error-calls). */
export const requestErrorSentence = (status: number): string => `Errore nella richiesta: ${status}`;
/** "Impostazione '{key}' non trovata" (rule call-settings). */
export const settingNotFoundSentence = (key: string): string => `Impostazione '${key}' non trovata`;
/** 'Nessun distributore trovato per {category}' (rule ranking-states). */
export const noStationSentence = (category: string): string =>
  `Nessun distributore trovato per ${category}`;
