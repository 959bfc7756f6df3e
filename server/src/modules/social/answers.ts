import { z } from 'zod/mini';
import { SocialProviderSchema } from '@pieno/contract/social.ts';

/** The parameters of a route about one provider. */
export const ofProvider = z.object({ provider: SocialProviderSchema });

/** An answer that sends the browser on. */
export const REDIRECT = z.string().check(z.describe('Nothing but a Location header'));
