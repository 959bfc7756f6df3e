/** Social sign-in (rule account-social), for the providers that are configured. */
import { z } from 'zod/mini';
import { SecondFactorCodeSchema } from './second-factor.ts';
import { SOCIAL_PROVIDERS } from './social-providers.ts';

export const SocialProviderSchema = z.enum(SOCIAL_PROVIDERS);

/** GET /auth/social: the configured providers; the buttons of the others only show a placeholder. */
export const SocialListSchema = z.object({ providers: z.array(SocialProviderSchema) });

/** POST /auth/social/exchange: exchanges the one-time code for a session's token. */
export const SocialExchangeSchema = z.object({
  code: z.string().check(z.maxLength(200)),
  /** The code of the second factor, after the answer `second_factor_needed`; the other code is still good then. */
  totp: z.optional(SecondFactorCodeSchema),
});
