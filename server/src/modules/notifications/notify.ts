import type { SentParams } from '@pieno/contract/notifications/sent-params.ts';
import type { Executor } from '../../db/database.ts';
import type { Delivery } from '../../db/schema.gen.ts';
import { nextNight } from './quiet-hours.ts';

const HOUR_MS = 3_600_000;
/**
 * Milliseconds after which a delivery expires, at the latest at the end of its day: the message stays in the inbox.
 */
const LIVES: Record<Delivery['channel'], number> = { push: HOUR_MS, mail: 12 * HOUR_MS };

/** A message to a person: its content as data, without texts. */
export type NewMessage = {
  [Kind in keyof SentParams]: {
    userId: string;
    at: Date;
    kind: Kind;
    params: SentParams[Kind];
    /** The channels of its deliveries; empty: inbox only. */
    channels: readonly Delivery['channel'][];
  };
}[keyof SentParams];

/**
 * Puts a message into a person's inbox, and its deliveries into the queue (rule inbox-entries).
 * @returns the message's id
 */
export async function notify(tx: Executor, message: NewMessage): Promise<string> {
  const [id] = await notifyAll(tx, [message]);
  return id!;
}

const ROWS = 1_000;

/** The same for many messages. @returns their ids, in their order */
export async function notifyAll(tx: Executor, messages: readonly NewMessage[]): Promise<string[]> {
  const ids: string[] = [];
  for (let first = 0; first < messages.length; first += ROWS) {
    const some = messages.slice(first, first + ROWS);
    // oxlint-disable-next-line no-await-in-loop -- one connection
    ids.push(...(await addRows(tx, some)));
  }
  return ids;
}

async function addRows(tx: Executor, messages: readonly NewMessage[]): Promise<string[]> {
  const rows = messages.map(({ userId, at, kind, params }) => ({
    user_id: userId,
    at,
    kind,
    params: JSON.stringify(params),
  }));
  const added = await tx.insertInto('notification').values(rows).returning('id').execute();
  const instants = new Set(messages.map(({ at }) => at));
  const nights = new Map([...instants].map((at) => [at, nextNight(at).getTime()]));
  const deliveries = messages.flatMap(({ at, channels }, index) =>
    channels.map((channel) => ({
      notification_id: added[index]!.id,
      channel,
      next_at: at,
      expires_at: new Date(Math.min(at.getTime() + LIVES[channel], nights.get(at)!)),
    })),
  );
  if (deliveries.length > 0) await tx.insertInto('delivery').values(deliveries).execute();
  return added.map(({ id }) => id);
}
