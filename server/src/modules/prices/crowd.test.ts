// Tests rules report-ranks, report-share.
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { REPORT_GATE } from '@pieno/contract/prices/report-gate.ts';
import { openTestDatabase } from '../../testing/database/database.ts';
import { openHistoryPlayer, type HistoryPlayer } from '../../testing/prices/history-player.ts';
import { history, KNOWN } from '../../testing/histories/arbitrary.ts';
import { holds } from '../../testing/histories/holds.ts';
import { DIESEL, type HistoryEvent } from '../../testing/histories/event.ts';

const STATIONS = 6;
let player: HistoryPlayer;
beforeAll(async () => {
  player = await openHistoryPlayer(await openTestDatabase(), STATIONS, ['SM']);
});

/** Hours in which no price ages; each station's first report is a sheet's. */
const days = history({
  names: ['import', 'owner', 'driver', 'undoReport', 'dispute', 'undoDispute', 'jobs'],
  place: fc.record({ station: fc.nat(STATIONS - 1), fuel: fc.constant(DIESEL) }),
  pauses: fc.constantFrom(0, 0, 8, 61, 200),
  minLength: 4,
  maxLength: 16,
});

/** Returns the report's driver; undefined for any other author. */
const driverOf = (event: HistoryEvent): string | undefined =>
  event.act === 'driver' || event.act === 'close' || (event.act === 'dispute' && !event.isOwner)
    ? event.who
    : undefined;
const isOfCrowd = (event: HistoryEvent): boolean =>
  driverOf(event) !== undefined && !KNOWN.includes(driverOf(event)!);

async function after(events: readonly HistoryEvent[]) {
  await player.begin();
  for (const event of events) await player.play(event);
  const places = [...Array(STATIONS).keys()].map((station) => ({ station, fuel: DIESEL }));
  return {
    ...(await player.ranking(DIESEL)),
    shown: await Promise.all(places.map(async (place) => (await player.read(place)).shown)),
  };
}

/** Selects what everybody sees: ranks, medals and displayed prices. */
const seen = ({ shown, ...ranking }: Awaited<ReturnType<typeof after>>) => ({
  ...ranking,
  prices: shown.map((one) => [one?.price, one?.base, one?.contested]),
});

test('unknown drivers cannot move a medal, take a rank or move a price further than its base allows', async () => {
  await holds(
    fc.asyncProperty(days, async (events) => {
      const last: HistoryEvent = {
        station: 0,
        fuel: DIESEL,
        act: 'jobs',
        label: 99,
        at: events.at(-1)!.at + 61_001,
      };
      const without = await after([...events.filter((event) => !isOfCrowd(event)), last]);
      const all = await after([...events, last]);
      expect(all.medals).toEqual(without.medals);
      expect(all.ranked).toEqual(expect.arrayContaining(without.ranked));
      for (const [station, shown] of all.shown.entries()) {
        expect(shown?.base ?? undefined).toBe(without.shown[station]?.base ?? undefined);
        if (shown?.supporters !== 0) continue;
        const far = Math.abs(shown.price - shown.base!) * 1000;
        expect(far).toBeLessThanOrEqual(REPORT_GATE.freePermille * shown.base!);
      }
    }),
    { times: 2 },
  );
});

describe.each([
  ['one known driver who lies', KNOWN.slice(0, 1)],
  ['two together', KNOWN],
])('%s for a month', (_who, liars) => {
  const month = history({
    names: ['import', 'driver', 'undoReport', 'dispute', 'undoDispute', 'close', 'jobs'],
    place: fc.record({ station: fc.nat(STATIONS - 1), fuel: fc.constant(DIESEL) }),
    pauses: fc.constantFrom(0, 0, 0, 8, 61, 61, 600, 1500, 4400),
    minLength: 20,
    maxLength: 40,
  });
  const isFirm = (event: HistoryEvent) => event.act === 'import';
  const isReported = (event: HistoryEvent) =>
    driverOf(event) === undefined || liars.includes(driverOf(event)!);

  test('affects at most two stations per driver, and a lock removes all effects', async () => {
    await holds(
      fc.asyncProperty(month, async (events) => {
        const at = events.at(-1)!.at + 61_001;
        const last: HistoryEvent = { station: 0, fuel: DIESEL, act: 'jobs', label: 99, at };
        const without = await after([...events.filter(isFirm), last]);
        const all = await after([...events.filter(isReported), last]);
        const touched = all.shown.filter((shown, station) => {
          const base = without.shown[station]?.price;
          const ranks = (one: typeof all) => one.ranked.includes(station);
          const isFar =
            shown && base && Math.abs(shown.price - base) * 1000 > REPORT_GATE.freePermille * base;
          return ranks(all) !== ranks(without) || isFar;
        });
        expect(touched.length).toBeLessThanOrEqual(REPORT_GATE.shareStations * liars.length);
        const locks = liars.map((who): HistoryEvent => ({ ...last, act: 'lock', who }));
        const locked = await after([...events.filter(isReported), ...locks, last]);
        expect(seen(locked)).toEqual(seen(without));
      }),
    );
  });
});
