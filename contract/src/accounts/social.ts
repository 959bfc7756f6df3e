/** Social sign-in (rule account-social), for the providers that are configured. */
import { z } from 'zod/mini';
import { SecondFactorCodeSchema } from './second-factor.ts';
import { SOCIAL_PROVIDERS } from './social-providers.ts';

export const SocialProviderSchema = z.enum(SOCIAL_PROVIDERS);

/** GET /auth/social: the configured providers; the buttons of the others are placeholders. */
export const SocialListSchema = z.object({ providers: z.array(SocialProviderSchema) });

/** POST /auth/social/exchange: exchanges the one-time code for a session token. */
export const SocialExchangeSchema = z.object({
  code: z.string().check(z.maxLength(200)),
  /** The code of the second factor, after the answer `second_factor_needed`, which leaves `code` valid. */
  totp: z.optional(SecondFactorCodeSchema),
});
