import { afterAll } from 'vitest';
import { closeTestDatabases } from './database/database.ts';
import { lendReading } from './imports/lent-reading.ts';
import { removeTemporaryFolders } from './temporary-folder.ts';

lendReading();

afterAll(async () => {
  await closeTestDatabases();
  removeTemporaryFolders();
});
