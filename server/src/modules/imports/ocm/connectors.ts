import type { Connector } from '@pieno/contract/stations/business.ts';
import type { OcmSite } from './site-schema.ts';

type Connection = NonNullable<OcmSite['Connections']>[number];

/** Plugs by Open Charge Map's ConnectionTypeID, with their standard's current; others are left out. */
const PLUGS: ReadonlyMap<unknown, { plug: string; norm?: 'ac' | 'dc' }> = new Map([
  [1, { plug: 'Tipo 1', norm: 'ac' }],
  [2, { plug: 'CHAdeMO', norm: 'dc' }],
  [25, { plug: 'Tipo 2', norm: 'ac' }],
  [27, { plug: 'Tesla Supercharger', norm: 'dc' }],
  [28, { plug: 'Schuko', norm: 'ac' }],
  [30, { plug: 'Tesla' }],
  [32, { plug: 'CCS 1', norm: 'dc' }],
  [33, { plug: 'CCS 2', norm: 'dc' }],
  [1036, { plug: 'Tipo 2', norm: 'ac' }],
]);
/** CurrentTypeID of Open Charge Map: one and three phases of alternating current, direct current. */
const CURRENTS: ReadonlyMap<unknown, 'ac' | 'dc'> = new Map([
  [10, 'ac'],
  [20, 'ac'],
  [30, 'dc'],
]);
/** LevelID of Open Charge Map for more than 40 kW, and the maximum kilowatts of alternating current. */
const RAPID_LEVEL = 3;
const ALTERNATING_MAX = 43;

/** Converts the entry's connections. @returns null when it describes none */
export function connectorsOf({ Connections }: OcmSite): Connector[] | null {
  const known = (Connections ?? []).flatMap((connection) => {
    const plug = PLUGS.get(connection.ConnectionTypeID)?.plug ?? null;
    const power_kw = positive(connection.PowerKW);
    if (plug === null && power_kw === null) return [];
    const current = CURRENTS.get(connection.CurrentTypeID) ?? null;
    return [{ plug, current, power_kw, count: positive(connection.Quantity) }];
  });
  return known.length > 0 ? known : null;
}

/**
 * Lists the kinds of current of a site, direct first: as stated, otherwise by the plug's standard, otherwise by its
 * power.
 */
export function currentsOf({ Connections }: OcmSite): ('ac' | 'dc')[] {
  const found = new Set((Connections ?? []).map(currentOf));
  return (['dc', 'ac'] as const).filter((current) => found.has(current));
}

function currentOf({ ConnectionTypeID, CurrentTypeID, LevelID, PowerKW }: Connection): 'ac' | 'dc' {
  const known = CURRENTS.get(CurrentTypeID) ?? PLUGS.get(ConnectionTypeID)?.norm;
  return known ?? (LevelID === RAPID_LEVEL || (PowerKW ?? 0) > ALTERNATING_MAX ? 'dc' : 'ac');
}

const positive = (value: number | null | undefined): number | null =>
  value && value > 0 ? value : null;
