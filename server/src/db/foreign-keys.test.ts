import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/database/database.ts';

test('rows that are deleted with an account, a station or a token are found by an index', async () => {
  const { kysely } = await openTestDatabase();
  const { rows } = await sql<{ reference: string }>`
    select conrelid::regclass || '.' || attname as reference
    from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confdeltype in ('c', 'n') and confrelid <> 'fuel_type'::regclass and not exists (
      select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
      and (indpred is null or pg_get_expr(indpred, indrelid) = '(' || attname || ' IS NOT NULL)')
    )
    order by 1
  `.execute(kysely);
  expect(rows.map(({ reference }) => reference)).toEqual([]);
});
