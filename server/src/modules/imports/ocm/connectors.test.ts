import { expect, test } from 'vitest';
import { connectorsOf } from './connectors.ts';
import type { OcmSite } from './site-schema.ts';

const site = (...connections: Partial<NonNullable<OcmSite['Connections']>[number]>[]) =>
  ({ Connections: connections }) as OcmSite;

test('a connection has its plug, current, power and number', () => {
  const quick = { ConnectionTypeID: 33, CurrentTypeID: 30, PowerKW: 50, Quantity: 1 };
  expect(
    connectorsOf(
      site({ ConnectionTypeID: 25, CurrentTypeID: 20, PowerKW: 22, Quantity: 2 }, quick),
    ),
  ).toEqual([
    { plug: 'Tipo 2', current: 'ac', power_kw: 22, count: 2 },
    { plug: 'CCS 2', current: 'dc', power_kw: 50, count: 1 },
  ]);
});

test('unknown values stay empty', () => {
  expect(
    connectorsOf(site({ ConnectionTypeID: 25 }, { ConnectionTypeID: 0, PowerKW: 11 })),
  ).toEqual([
    { plug: 'Tipo 2', current: null, power_kw: null, count: null },
    { plug: null, current: null, power_kw: 11, count: null },
  ]);
});

test('a site without connections has none', () => {
  expect(connectorsOf({ Connections: null } as OcmSite)).toBeNull();
  expect(connectorsOf(site({ ConnectionTypeID: 0, PowerKW: 0, Quantity: 4 }))).toBeNull();
});
