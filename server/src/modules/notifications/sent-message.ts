import type { Selectable } from 'kysely';
import type { SentMessage } from '@pieno/contract/notifications/sent-params.ts';
import type { Notification } from '../../db/schema.gen.ts';

/** The alerts of a message, in its order. */
export function alertsOf({ kind, params }: SentMessage): string[] {
  if (kind === 'alert') return [...new Set(params.news.map(({ alert_id }) => alert_id))];
  return kind === 'alert_paused' ? params.alert_ids : [];
}

/** Reads a row that `notify` has written. */
export const toMessage = ({
  at,
  ...row
}: Pick<Selectable<Notification>, 'id' | 'at' | 'kind' | 'params'>): SentMessage => ({
  ...(row as unknown as SentMessage),
  at: at.toISOString(),
});
