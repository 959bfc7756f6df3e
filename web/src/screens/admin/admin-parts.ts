import { lazy, type ComponentType } from 'react';
import { m } from '../../paraglide/messages.js';
import type { PartProps } from './part-props.ts';

interface AdminPart {
  /** Its name in the address: /admin/<key>. */
  key: string;
  title: () => string;
  /** Loaded when it is opened. */
  Part: ComponentType<PartProps>;
}

/** Makes a part of a function that loads it. */
const part = (
  key: string,
  title: () => string,
  load: () => Promise<ComponentType<PartProps>>,
): AdminPart => ({ key, title, Part: lazy(async () => ({ default: await load() })) });

/** The parts of /admin, in the order of their navigation; the first is /admin itself (rule admin-screen). */
export const ADMIN_PARTS: readonly AdminPart[] = [
  part('oggi', m.admin_today, async () => (await import('./today/today-part.tsx')).TodayPart),
  part('coda', m.admin_queue, async () => (await import('./queue/queue-part.tsx')).QueuePart),
  part(
    'inviti',
    m.admin_people,
    async () => (await import('./invitations/people-part.tsx')).PeoplePart,
  ),
  part(
    'persone',
    m.admin_accounts,
    async () => (await import('./people/accounts-part.tsx')).AccountsPart,
  ),
  part(
    'distributori',
    m.admin_stations,
    async () => (await import('./stations/stations-part.tsx')).StationsPart,
  ),
  part('prezzi', m.admin_prices, async () => (await import('./prices/prices-part.tsx')).PricesPart),
  part(
    'importa',
    m.admin_imports,
    async () => (await import('./imports/imports-part.tsx')).ImportsPart,
  ),
  part('registro', m.admin_log, async () => (await import('./actions/action-log.tsx')).ActionLog),
  part(
    'impostazioni',
    m.admin_settings,
    async () => (await import('./settings/settings-part.tsx')).SettingsPart,
  ),
  part('accesso', m.admin_access, async () => {
    const { SecondFactorPart } = await import('./second-factor/second-factor-part.tsx');
    return SecondFactorPart;
  }),
];

/** Returns the part of a name; undefined for one that there is not. */
export const findPart = (key: string): AdminPart | undefined =>
  ADMIN_PARTS.find((each) => each.key === key);

/** Returns the path of a part. */
export const pathOf = ({ key }: AdminPart): string =>
  key === ADMIN_PARTS[0]!.key ? '/admin' : `/admin/${key}`;
