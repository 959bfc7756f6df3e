/** Signing in with an account from elsewhere (spec §2, design: real where it is configured). */
import { z } from 'zod/mini';

/** In the order of the buttons. */
export const SOCIAL_PROVIDERS = ['google', 'apple', 'facebook'] as const;
export const SocialProviderSchema = z.enum(SOCIAL_PROVIDERS);
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/** GET /auth/social: the providers that are configured; the others keep the placeholder. */
export const SocialListSchema = z.object({ providers: z.array(SocialProviderSchema) });

/** POST /auth/social/exchange: the one-time code of the return, for the token. */
export const SocialExchangeSchema = z.object({ code: z.string().check(z.maxLength(200)) });

/** Address parameters under which a sign-in returns to /social-login: a one-time code, or that it failed. */
export const SOCIAL_RETURN = { code: 'codice', failure: 'errore' } as const;
