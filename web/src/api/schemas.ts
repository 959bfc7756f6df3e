/**
 * The schemas of the calls that the entry makes. With Zod they are one lazy chunk (build/entry-chunk.ts): the
 * first visit has its answers in the page, and the first call loads the chunk while it waits for its answer.
 */
import { unknown } from 'zod/mini';

export { ErrorBodySchema } from '@pieno/contract/error-body.ts';
export { BestByDecadeSchema, PriceVersionSchema } from '@pieno/contract/prices.ts';
export { GlobalSettingSchema, WelcomeMessageSchema } from '@pieno/contract/settings.ts';
export { CurrentVisitorSchema, GuestAccessSchema, UserSchema } from '@pieno/contract/visitor.ts';

/** For an answer of which nothing is read. */
export const AnythingSchema = unknown();
