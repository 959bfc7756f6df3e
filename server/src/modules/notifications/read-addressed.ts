import type { SentMessage, SentParams } from '@pieno/contract/notifications/sent-params.ts';
import type { Executor } from '../../db/database.ts';
import type { Delivery } from '../../db/schema.gen.ts';
import { unreadCounts } from './inbox.ts';
import { alertsOf, toMessage } from './sent-message.ts';

/** A message with its recipient. */
export interface Addressed {
  message: SentMessage;
  userId: string;
  name: string;
  email: string;
  hasVerified: boolean;
  unread: number;
}

type Channel = Delivery['channel'];
type Alerts = ReadonlyMap<string, { isPaused: boolean; channels: readonly string[] }>;

/**
 * Reads messages that may still be sent by a channel (rule push-delivery): to active accounts that accept
 * notifications, about existing active alerts with this channel. A test, and the outcome of an own review, may
 * always be sent.
 * @returns by message id; others are missing
 */
export async function readAddressed(
  db: Executor,
  channel: Channel,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Addressed>> {
  if (ids.length === 0) return new Map();
  const rows = await readRows(db, ids, now);
  const alerts = await readAlerts(
    db,
    rows.flatMap(({ message }) => alertsOf(message)),
  );
  const addressed = rows.flatMap(({ accepts, message: kept, ...person }) => {
    const isWanted = accepts || kept.kind === 'test' || kept.kind === 'review';
    const message = isWanted ? withoutEnded(kept, alerts, channel) : undefined;
    return message ? [[message.id, { ...person, message }] as const] : [];
  });
  return new Map(addressed);
}

async function readRows(db: Executor, ids: readonly string[], now: Date) {
  const rows = await db
    .selectFrom('notification')
    .innerJoin('app_user', 'app_user.id', 'notification.user_id')
    .select(['notification.id', 'user_id', 'at', 'kind', 'params', 'name', 'email'])
    .select(['notifications', 'email_verified'])
    .where('notification.id', 'in', ids)
    .where('is_active', '=', true)
    .execute();
  const unread = await unreadCounts(db, [...new Set(rows.map(({ user_id }) => user_id))], now);
  return rows.map(({ id, at, kind, params, ...row }) => ({
    message: toMessage({ id, at, kind, params }),
    userId: row.user_id,
    name: row.name,
    email: row.email,
    hasVerified: row.email_verified,
    accepts: row.notifications,
    unread: unread.get(row.user_id) ?? 0,
  }));
}

async function readAlerts(db: Executor, ids: readonly string[]): Promise<Alerts> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('alert')
    .select(['id', 'channels', 'paused_at'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(
    rows.map(({ id, channels, paused_at }) => [
      String(id),
      { isPaused: paused_at !== null, channels },
    ]),
  );
}

/** @returns undefined where no alert is left */
function withoutEnded(
  message: SentMessage,
  alerts: Alerts,
  channel: Channel,
): SentMessage | undefined {
  if (message.kind === 'test' || message.kind === 'review') return message;
  const isOn = (id: string, isPaused: boolean): boolean => {
    const alert = alerts.get(id);
    return alert?.isPaused === isPaused && alert.channels.includes(channel);
  };
  if (message.kind === 'alert') {
    const news = message.params.news.filter(({ alert_id }) => isOn(alert_id, false));
    return news.length > 0 ? { ...message, params: { ...message.params, news } } : undefined;
  }
  const alert_ids = message.params.alert_ids.filter((id) => isOn(id, true));
  const params: SentParams['alert_paused'] = { alert_ids };
  return alert_ids.length > 0 ? { ...message, params } : undefined;
}
