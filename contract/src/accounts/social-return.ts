/** Query parameters with which a sign-in returns to /social-login: a one-time code, or a failure. */
export const SOCIAL_RETURN = { code: 'codice', failure: 'errore' } as const;
/** The failure's value when the e-mail is that of a locked account (rule account-locked); any other is general. */
export const SOCIAL_LOCKED = 'bloccato';
