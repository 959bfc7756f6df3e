import { describe, expect, it } from 'vitest';
import { findBreaches, tablesOf } from './tables.mjs';

const TABLES = ['price', 'price_day', 'station'];
const OWNERS = {
  price: 'modules/prices',
  price_day: 'modules/history',
  station: 'modules/stations',
  'station.revision': 'modules/changes',
};
const ROOMS = ['prices/a', 'history/a', 'stations/a', 'changes/a'].map((file) => [
  `server/src/modules/${file}.ts`,
  '',
]);

const breachesOf = (file, source) =>
  findBreaches([...ROOMS, [`server/src/${file}`, source]], TABLES, OWNERS);

describe('the owners of the tables', () => {
  it('include each table of the generated types', () => {
    const schema =
      'export interface Price {\n  id: number;\n}\n\nexport interface DB {\n  price: Price;\n}\n';
    expect(tablesOf(schema)).toEqual(['price']);
    expect(findBreaches(ROOMS, [...TABLES, 'image'], OWNERS)).toEqual(['image has no owner']);
    expect(findBreaches(ROOMS, ['price', 'station'], OWNERS)).toEqual(['price_day is no table']);
    expect(findBreaches(ROOMS.slice(1), TABLES, OWNERS)).toEqual(['modules/prices is no room']);
  });

  it.each([
    "await tx.insertInto('price').values(rows).execute();",
    "await tx\n  .updateTable('price as p')\n  .set({ state }).execute();",
    "await tx.deleteFrom(\n  'price').execute();",
    'sql`insert into price (id) values (1)`',
    'sql`update price set id = 2`',
    'sql`\n  UPDATE price AS old SET id = 2`',
    'sql`with gone as (delete from price using other) select 1`',
    'sql`truncate table price`',
    'sql.raw(`delete from public.price`)',
  ])('are the only ones to write: %s', (source) => {
    expect(breachesOf('modules/board/x.ts', source)).toEqual([
      'server/src/modules/board/x.ts writes price, which belongs to modules/prices',
    ]);
    expect(breachesOf('modules/prices/log/x.ts', source)).toEqual([]);
  });

  it.each([
    "await tx.selectFrom('price').innerJoin('station', 'a', 'b').execute();",
    "tx.selectFrom('price').forUpdate(); sql`select 1 from price for update of price`",
    'sql`insert into migration (name) values (1) on conflict (name) do update set name = 2`',
    'sql`update pgboss.price set id = 2`',
    "await mergeInto(call, 'price');",
    "// await tx.insertInto('price')",
  ])('let every room read: %s', (source) => {
    expect(breachesOf('modules/board/x.ts', source)).toEqual([]);
  });

  it('may give a column to another room', () => {
    const set = (columns) => `sql\`update station set ${columns} from board\``;
    expect(breachesOf('modules/changes/x.ts', set('revision = board.version'))).toEqual([]);
    expect(breachesOf('modules/changes/x.ts', set('revision = 1, name = 2'))).toHaveLength(1);
    expect(breachesOf('modules/changes/x.ts', set('name = 2'))).toHaveLength(1);
    expect(breachesOf('modules/board/x.ts', set('revision = board.version'))).toHaveLength(1);
  });

  it.each([
    'await tx.deleteFrom(table).execute();',
    'sql`update ${sql.table(table)} set id = 2`',
    'sql.raw(`insert into public.${table} (id) values (1)`)',
  ])('are unknown for a table that is not literal: %s', (source) => {
    expect(breachesOf('modules/prices/x.ts', source)).toEqual([
      'server/src/modules/prices/x.ts writes a table whose name is not written out',
    ]);
    expect(breachesOf('modules/backups/x.ts', source)).toEqual([]);
  });
});
