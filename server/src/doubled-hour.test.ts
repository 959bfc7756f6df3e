// Tests rule injected-clock.
import { expect, onTestFinished, test } from 'vitest';
import type { AreaHistory, StationHistory } from '@pieno/contract/history/history.ts';
import { acting } from './testing/accounts/acting.ts';
import { registerVerified } from './testing/accounts.ts';
import { at, openInstallation } from './testing/installation.ts';
import { publish, scheduled } from './testing/prices/schedules.ts';
import { seeing } from './testing/what-is-seen.ts';

const DIESEL = 20;
const BIANCO = 7;

test("the night in which two o'clock comes twice", async () => {
  const place = await openInstallation('2027-10-30 20:00');
  onTestFinished(() => place.close());
  const see = seeing(place);
  const act = acting(place.server);
  const maria = await registerVerified(place.server, 'maria@example.sm', { role: 'admin' });
  const olga = await registerVerified(place.server, 'olga@example.sm');
  await act.invite(maria, olga, BIANCO);
  await act.ownerSets(olga, BIANCO, { [DIESEL]: 1.689 });
  for (const [due, price] of [
    ['2027-10-31 02:30', 1.679],
    ['2027-10-31 03:00', 1.669],
  ] as const) {
    await scheduled(place.server, { who: olga, station: BIANCO, due, prices: { [DIESEL]: price } });
  }
  const prices = async () => {
    const { steps } = await see.get<StationHistory>(`/prices/history/${BIANCO}?fuel=20&days=7`);
    return steps.map(({ at: instant, price }) => [instant, price]);
  };
  // The first two o'clock, still in summer time.
  place.server.clock.set('2027-10-31T00:29:59Z');
  await publish(place.server);
  expect(await prices()).toEqual([['2027-10-30T18:00:00.000Z', 1.689]]);
  await place.until('2027-10-31 02:30');
  expect((await prices()).slice(1)).toEqual([['2027-10-31T00:30:00.000Z', 1.679]]);
  await place.until('2027-10-31 03:30');
  expect((await prices()).slice(1)).toEqual([
    ['2027-10-31T00:30:00.000Z', 1.679],
    ['2027-10-31T02:00:00.000Z', 1.669],
  ]);
  // A day of twenty-five hours counts as one.
  await place.offUntil('2027-11-01 07:00');
  await place.until('2027-11-01 08:00');
  const area = await see.get<AreaHistory>('/prices/history/area/SM?decade=20&days=7');
  expect(area.from).toBe('2027-10-25T22:00:00.000Z');
  expect(area.to).toBe('2027-11-01T23:00:00.000Z');
  expect(area.daily).toMatchObject([
    { day: '2027-10-30', open: null, min: 1.689, close: 1.689 },
    { day: '2027-10-31', open: 1.689, min: 1.669, max: 1.689, close: 1.669, stations: 1 },
    { day: '2027-11-01', open: 1.669, min: 1.669, close: 1.669 },
  ]);
  expect(await see.log(maria, at('2027-10-31 00:00'))).toEqual([
    'dom 31 02:30 job schedule_published Distributore bianco',
    'dom 31 03:00 job schedule_published Distributore bianco',
  ]);
});
