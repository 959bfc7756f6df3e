/** Query parameters with which a sign-in returns to /social-login: a one-time code, or a failure. */
export const SOCIAL_RETURN = { code: 'codice', failure: 'errore' } as const;
/**
 * Value of the failure for the e-mail of a locked account (rule account-locked); every other value is a general
 * failure.
 */
export const SOCIAL_LOCKED = 'bloccato';
