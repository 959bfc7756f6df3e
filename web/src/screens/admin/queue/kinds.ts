import type { QueueKind } from '@pieno/contract/queue/queue.ts';
import { m } from '../../../paraglide/messages.js';

/** Names of a waiting price's states. */
export const KINDS: Readonly<Record<QueueKind, () => string>> = {
  held: m.admin_kind_held,
  contested: m.admin_kind_contested,
  reported: m.admin_kind_reported,
  doubtful: m.admin_kind_doubtful,
};
