import type { Selectable } from 'kysely';
import type { SentMessage } from '@pieno/contract/notifications/sent-params.ts';
import type { Notification } from '../../db/schema.gen.ts';

/** Reads a row as `notify` has written it. */
export const toMessage = ({
  at,
  ...row
}: Pick<Selectable<Notification>, 'id' | 'at' | 'kind' | 'params'>): SentMessage => ({
  ...(row as unknown as SentMessage),
  at: at.toISOString(),
});
