import type { Executor } from '../../db/database.ts';

/** Lets nothing leave that was put into the queue: in another database it is of before. It stays in the inboxes. */
export async function forgetDeliveries(tx: Executor): Promise<void> {
  await tx.deleteFrom('delivery').execute();
}
