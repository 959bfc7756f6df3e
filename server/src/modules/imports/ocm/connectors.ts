import type { Connector } from '@pieno/contract/stations/business.ts';
import type { OcmSite } from './site-schema.ts';

/** Plugs by Open Charge Map's ConnectionTypeID; others are left out. */
const PLUGS: ReadonlyMap<unknown, string> = new Map([
  [1, 'Tipo 1'],
  [2, 'CHAdeMO'],
  [25, 'Tipo 2'],
  [27, 'Tesla Supercharger'],
  [28, 'Schuko'],
  [30, 'Tesla'],
  [32, 'CCS 1'],
  [33, 'CCS 2'],
  [1036, 'Tipo 2'],
]);
/** CurrentTypeID of Open Charge Map: one and three phases of alternating current, direct current. */
const CURRENTS: ReadonlyMap<unknown, Connector['current']> = new Map([
  [10, 'ac'],
  [20, 'ac'],
  [30, 'dc'],
]);

/** Converts the entry's connections. @returns null when it describes none */
export function connectorsOf({ Connections }: OcmSite): Connector[] | null {
  const known = (Connections ?? []).flatMap((connection) => {
    const plug = PLUGS.get(connection.ConnectionTypeID) ?? null;
    const power_kw = positive(connection.PowerKW);
    if (plug === null && power_kw === null) return [];
    const current = CURRENTS.get(connection.CurrentTypeID) ?? null;
    return [{ plug, current, power_kw, count: positive(connection.Quantity) }];
  });
  return known.length > 0 ? known : null;
}

const positive = (value: number | null | undefined): number | null =>
  value && value > 0 ? value : null;
