import { afterAll } from 'vitest';
import { closeTestDatabases } from './database.ts';
import { removeTemporaryFolders } from './temporary-folder.ts';

afterAll(async () => {
  await closeTestDatabases();
  removeTemporaryFolders();
});
