import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/database/database.ts';

test('a lock has one holder at a time, and locks of other names are independent', async () => {
  const database = await openTestDatabase();
  const release = await database.tryLock('import');
  expect(release).toBeTypeOf('function');
  expect(await database.tryLock('import')).toBeUndefined();
  const other = await database.tryLock('export');
  expect(other).toBeTypeOf('function');
  await other!();
  await release!();
  const again = await database.tryLock('import');
  expect(again).toBeTypeOf('function');
  await again!();
});
