/** Column names in our tables for better-auth's fields. */

const TIMES = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;

export const USER_FIELDS = {
  ...TIMES,
  emailVerified: 'email_verified',
  image: 'avatar_hash',
} as const;

export const SESSION_FIELDS = {
  ...TIMES,
  userId: 'user_id',
  token: 'token_hash',
  expiresAt: 'expires_at',
  ipAddress: 'ip_address',
  userAgent: 'user_agent',
} as const;

export const CREDENTIAL_FIELDS = {
  ...TIMES,
  userId: 'user_id',
  providerId: 'provider_id',
  accountId: 'account_id',
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  idToken: 'id_token',
  accessTokenExpiresAt: 'access_token_expires_at',
  refreshTokenExpiresAt: 'refresh_token_expires_at',
} as const;

export const VERIFICATION_FIELDS = { ...TIMES, expiresAt: 'expires_at' } as const;

/** The provider id of better-auth's password credentials; their `account_id` is the user's own id. */
export const PASSWORD_PROVIDER = 'credential';
