import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import type { TestApp } from '../../testing/app.ts';
import {
  merge,
  newestMerge,
  stationsAsText,
  undoMerge,
  useTwins,
} from '../../testing/stations/merges.ts';

let server: TestApp;
let maria: Session;
let kept: number;
let merged: number;
useTwins((made) => ({ server, kept, merged, maria } = made));

test.each([
  ['before days moved', 'days', 200],
  ['an unknown form, which changes nothing,', 'fields', 500],
])('undoing a merge of %s', async (_, missing, status) => {
  const before = await stationsAsText(server);
  await merge(server, maria, kept, merged);
  const { id } = (await newestMerge(server, maria, kept))!;
  const after = await stationsAsText(server);
  await sql`update station_merge set moved = moved - ${missing}::text`.execute(
    server.database.kysely,
  );
  expect((await undoMerge(server, maria, id)).statusCode).toBe(status);
  expect(await stationsAsText(server)).toEqual(status === 200 ? before : after);
});
