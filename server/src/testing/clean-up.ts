import { afterAll } from 'vitest';
import { closeTestDatabases } from './database.ts';
import { lendReading } from './lent-reading.ts';
import { removeTemporaryFolders } from './temporary-folder.ts';

lendReading();

afterAll(async () => {
  await closeTestDatabases();
  removeTemporaryFolders();
});
