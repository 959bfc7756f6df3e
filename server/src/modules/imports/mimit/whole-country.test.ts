import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openTestCommand } from '../../../testing/command-context.ts';
import { NEEDS_REAL_DATA, realData } from '../../../testing/real-data.ts';
import { unexplainedRows } from '../../../testing/prices/tally.ts';
import { importMimit } from './import-mimit.ts';
import { readRegistry } from './registry.ts';
import { decode } from '../reading/decode.ts';

const REGISTRY = realData('mimit/2026-08-21/anagrafica_impianti_attivi.csv.gz');
const PRICES = realData('mimit/2026-08-21/prezzo_alle_8.csv.gz');
const OLDER = realData('mimit/2020-06-22-anagrafica-semicolon.csv.gz');

describe.skipIf(!REGISTRY || !PRICES || !OLDER)(`the whole country ${NEEDS_REAL_DATA}`, () => {
  test('a whole day is accounted for row by row, and a second import changes nothing', async () => {
    const { context, database } = await openTestCommand();
    const sources = { registry: REGISTRY!, prices: PRICES!, force: false };
    const { tallies, state } = await importMimit(context, sources);
    expect(tallies.stations).toMatchObject({
      read: 23_973,
      added: 139,
      outside: 23_831,
      unplaced: 3,
    });
    expect(tallies.prices).toMatchObject({ read: 92_812, added: 628, outside: 92_168 });
    expect(tallies.prices?.rejected).toEqual({ range: 2 });
    for (const tally of Object.values(tallies)) expect(unexplainedRows(tally)).toBe(0);
    expect(state).toMatchObject({ registry: { extractedOn: '2026-08-21' } });
    const { belt } = await database.kysely
      .selectFrom('station')
      .select((eb) => eb.fn.countAll<string>().as('belt'))
      .where('areas', '=', sql<'confine'[]>`'{confine}'`)
      .executeTakeFirstOrThrow();
    expect(Number(belt)).toBe(139);

    const again = await importMimit(context, sources);
    expect(again.tallies.stations).toMatchObject({ added: 0, changed: 0, unchanged: 139 });
    expect(again.tallies.prices).toMatchObject({ added: 0, unchanged: 628 });
  }, 240_000);

  test('a registry with the older separator is read completely', () => {
    const registry = readRegistry(decode(readFileSync(OLDER!), OLDER!), OLDER!);
    expect(registry).toMatchObject({ extractedOn: '2020-06-22', read: 23_615, cut: false });
    expect(registry.rejects).toEqual([]);
    expect(registry.rows.filter((row) => !row.position).map((row) => row.line)).toEqual([
      663, 6452,
    ]);
  });
});
