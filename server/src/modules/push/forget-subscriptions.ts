import type { Executor } from '../../db/database.ts';

/** Forgets which browsers are told: each subscribes again at its next start. */
export async function forgetSubscriptions(tx: Executor): Promise<void> {
  await tx.deleteFrom('push_subscription').execute();
}
