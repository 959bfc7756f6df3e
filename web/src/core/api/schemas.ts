/**
 * The schemas of the answers that the first screens read. With Zod they are one lazy chunk (build/entry-chunk.ts),
 * which the service worker caches: the first visit has its answers in the page, and the first call loads the chunk
 * while it waits for its answer. The schemas of all other calls are a second chunk.
 */
import type { CallName } from '@pieno/contract/calls.ts';
import type { Call } from '@pieno/contract/calls/call.ts';
import { UserSchema } from '@pieno/contract/accounts/visitor.ts';
import { z } from 'zod/mini';
import { FIRST_CALLS } from './first-calls.ts';

export { BestByDecadeSchema, RankingSchema } from '@pieno/contract/prices/prices.ts';

/** The updated user, if the answer contains it (rule call-user). */
export const MaybeUserSchema = z._default(z.object({ user: z.optional(UserSchema) }), {});

/** An object whose fields this page does not know. */
export const AnythingSchema = z.record(z.string(), z.unknown());

/** Returns a call's entry in the contract's table. */
export async function findCall(name: CallName): Promise<Call> {
  const first: Partial<Record<CallName, Call>> = FIRST_CALLS;
  return first[name] ?? (await import('@pieno/contract/calls.ts')).CALLS[name];
}
