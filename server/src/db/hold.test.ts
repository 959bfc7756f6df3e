import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/database.ts';

test('a name has one holder at a time, and names do not meet', async () => {
  const database = await openTestDatabase();
  const giveBack = await database.tryHold('import');
  expect(giveBack).toBeTypeOf('function');
  expect(await database.tryHold('import')).toBeUndefined();
  const other = await database.tryHold('export');
  expect(other).toBeTypeOf('function');
  await other!();
  await giveBack!();
  const again = await database.tryHold('import');
  expect(again).toBeTypeOf('function');
  await again!();
});
