/** Base path of every call. */
export const API_BASE = '/api';

/** Header of the guest token, used without a bearer token (rule call-tokens). */
export const GUEST_TOKEN_HEADER = 'x-guest-token';
