// Makes the packed database of `packed-database.ts` when it is missing: a build step in its own process.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { findPackedDatabase, PACKED_DATABASE } from './packed-database.ts';
import { startParameters } from './start-parameters.ts';

if (!findPackedDatabase()) {
  const pglite = await PGlite.create({ startParams: startParameters });
  await pglite.exec('checkpoint');
  const packed = await (await pglite.dumpDataDir('gzip')).bytes();
  await pglite.close();
  mkdirSync(path.dirname(PACKED_DATABASE), { recursive: true });
  // Renamed when complete, so that no other process reads a partial file.
  const unfinished = `${PACKED_DATABASE}.${process.pid}`;
  writeFileSync(unfinished, packed);
  renameSync(unfinished, PACKED_DATABASE);
}
