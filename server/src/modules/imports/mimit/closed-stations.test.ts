import { expect, test } from 'vitest';
import { systemClock } from '../../../clock.ts';
import { openTestCommand, type TestCommand } from '../../../testing/command-context.ts';
import {
  importRows,
  ministryStations,
  PRICES,
  RIMINI,
  ROMA,
} from '../../../testing/imports/ministry.ts';
import { readStationsSince } from '../../board/snapshot.ts';
import { saveOperatorStation } from '../../stations/facts/save-operator-station.ts';

/** Returns the areas in which the board ranks each station, those of the others first. */
async function ranked({ database }: TestCommand): Promise<string[][]> {
  const stations = await readStationsSince(database.kysely, 0, systemClock.now());
  return stations.map(({ areas }) => areas).toSorted((a, b) => a.length - b.length);
}

test('a station that leaves the registry leaves the rankings and keeps its prices', async () => {
  const command = await openTestCommand();
  const rows = [RIMINI, RIMINI.replace('7|', '6|')];
  await importRows(command, [...rows, ROMA], PRICES);
  const closed = () => importRows(command, [rows[1]!, ROMA], [PRICES[2]!], { force: true });
  const report = await closed();
  const gone = 'non sono più in anagrafica: 1 (escono ora dalle classifiche: ';
  expect(report.notes.join()).toContain(`${gone}1)`);
  expect(await ranked(command)).toEqual([[], ['confine']]);
  expect(
    await command.database.kysely.selectFrom('current_price').select('price').execute(),
  ).toHaveLength(2);
  const again = await closed();
  expect(again.notes.join()).toContain(`${gone}0)`);
  const back = await importRows(command, [...rows, ROMA], PRICES);
  expect(back.tallies.stations).toMatchObject({ added: 0, changed: 2 });
  expect(await ranked(command)).toEqual([['confine'], ['confine']]);
});

test('a station whose position the operator decided returns with the registry', async () => {
  const command = await openTestCommand();
  const closed = () => importRows(command, [ROMA], [PRICES[2]!], { force: true });
  const moved = async (latitude: number) =>
    await saveOperatorStation(command.database.kysely, {
      id: (await ministryStations(command))[0]!.id,
      code: undefined,
      fields: { latitude, longitude: 12.52 },
      gallery: undefined,
      sells: [],
    });
  await importRows(command, [RIMINI, ROMA], PRICES);
  await moved(44.03);
  await closed();
  await moved(44.02);
  expect(await ranked(command)).toEqual([[]]);
  await importRows(command, [RIMINI, ROMA], PRICES);
  expect(await ranked(command)).toEqual([['confine']]);
});
