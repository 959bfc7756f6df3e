import { m } from '../../paraglide/messages.js';
import { lazyPart, type LazyPart } from './lazy-part.ts';
import type { PartProps } from './part-props.ts';

/** The parts of /admin in navigation order; the first is /admin itself (rule admin-screen). */
export const ADMIN_PARTS: readonly LazyPart<PartProps>[] = [
  lazyPart('oggi', m.admin_today, async () => (await import('./today/today-part.tsx')).TodayPart),
  lazyPart('coda', m.admin_queue, async () => (await import('./queue/queue-part.tsx')).QueuePart),
  lazyPart('distributori', m.admin_stations, async () => {
    const { StationsPart } = await import('./stations/stations-part.tsx');
    return StationsPart;
  }),
  lazyPart('persone', m.admin_accounts, async () => {
    const { AccountsPart } = await import('./people/accounts-part.tsx');
    return AccountsPart;
  }),
  lazyPart('sistema', m.admin_system, async () => {
    const { SystemPart } = await import('./system/system-part.tsx');
    return SystemPart;
  }),
];

/** Returns the part with this name; undefined for an unknown one. */
export const findPart = (key: string): LazyPart<PartProps> | undefined =>
  ADMIN_PARTS.find((each) => each.key === key);

export const pathOf = ({ key }: LazyPart<PartProps>): string =>
  key === ADMIN_PARTS[0]!.key ? '/admin' : `/admin/${key}`;
