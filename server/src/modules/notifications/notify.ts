import type { SentParams } from '@pieno/contract/notifications/sent-params.ts';
import type { Executor } from '../../db/database.ts';
import type { Delivery } from '../../db/schema.gen.ts';

const HOUR_MS = 3_600_000;
/** Milliseconds after which a message is not worth sending any more: it stands in the inbox. */
const LIVES: Record<Delivery['channel'], number> = { push: HOUR_MS, mail: 12 * HOUR_MS };

/** A message to somebody: what it is about, without its words. */
type Told = {
  [Kind in keyof SentParams]: {
    userId: string;
    at: Date;
    kind: Kind;
    params: SentParams[Kind];
    /** By which ways it leaves; empty: it stands in the inbox alone. */
    channels: readonly Delivery['channel'][];
  };
}[keyof SentParams];

/**
 * Puts a message into somebody's inbox, and what has to leave of it into the queue (rule inbox-entries).
 * @returns the message's id
 */
export async function notify(tx: Executor, { userId, at, kind, params, channels }: Told) {
  const { id } = await tx
    .insertInto('notification')
    .values({ user_id: userId, at, kind, params: JSON.stringify(params) })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (channels.length > 0) {
    const rows = channels.map((channel) => ({
      notification_id: id,
      channel,
      next_at: at,
      expires_at: new Date(at.getTime() + LIVES[channel]),
    }));
    await tx.insertInto('delivery').values(rows).execute();
  }
  return String(id);
}
