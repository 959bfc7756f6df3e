/** Where the API is, and how a guest shows who he is. */

/** Base path of every call. */
export const API_BASE = '/api';

/** Header of the guest token, used when there is no bearer token (rule call-tokens). */
export const GUEST_TOKEN_HEADER = 'x-guest-token';
