/** Query parameters with which a sign-in returns to /social-login: a one-time code, or a failure. */
export const SOCIAL_RETURN = { code: 'codice', failure: 'errore' } as const;
