import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/database/database.ts';
import type { Database } from './database.ts';

describe('values', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });

  test('are read the same on both engines', async () => {
    const { rows } = await sql`
      select 1::bigint as big, 1 as small, 1.5::float8 as float, 1.10::numeric as exact, true as yes,
        null as nothing, '2026-08-21T08:00:00.123Z'::timestamptz as at, '{"a":[1]}'::jsonb as json,
        array['SM', 'a "b"', null] as texts, array[1, 2]::int[] as numbers, '\\xff00'::bytea as bytes,
        'è €' as text, count(*) as count
    `.execute(database.kysely);
    expect(rows).toEqual([
      {
        big: '1',
        small: 1,
        float: 1.5,
        exact: '1.10',
        yes: true,
        nothing: null,
        at: new Date('2026-08-21T08:00:00.123Z'),
        json: { a: [1] },
        texts: ['SM', 'a "b"', null],
        numbers: [1, 2],
        bytes: Buffer.from([0xff, 0]),
        text: 'è €',
        count: '1',
      },
    ]);
  });

  test('are written the same on both engines', async () => {
    const at = new Date('2026-08-21T08:00:00.123Z');
    const { rows } = await sql<Record<string, unknown>>`
      select ${at}::timestamptz as at, ${{ a: [1] }}::jsonb as json, ${['x', null, 'a,"b"']}::text[] as texts,
        ${[1, 2]}::int[] as numbers, ${Buffer.from([0xff, 0])}::bytea as bytes, ${5}::text as text, ${true} as yes,
        ${12345678901234n}::bigint as big
    `.execute(database.kysely);
    expect(rows[0]).toMatchObject({
      at,
      json: { a: [1] },
      texts: ['x', null, 'a,"b"'],
      numbers: [1, 2],
      bytes: Buffer.from([0xff, 0]),
      text: '5',
      big: '12345678901234',
    });
  });
});
