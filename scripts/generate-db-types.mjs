// Generates server/src/db/schema.gen.ts from the migrations, using a temporary PostgreSQL.
//   node scripts/generate-db-types.mjs            writes it
//   node scripts/generate-db-types.mjs --check    fails when it is out of date
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '../server/src/db/migrate.ts';
import { openPostgres } from '../server/src/db/postgres/open.ts';
import { startPostgres } from './postgres.mjs';
import { ROOT, capture } from './processes.mjs';

const TARGET = path.join(ROOT, 'server/src/db/schema.gen.ts');

const generated = await generate();
if (!process.argv.includes('--check')) {
  writeFileSync(TARGET, generated);
} else if (normal(readFileSync(TARGET, 'utf8')) !== normal(generated)) {
  console.error('server/src/db/schema.gen.ts is out of date: node scripts/generate-db-types.mjs');
  process.exitCode = 1;
}

async function generate() {
  const { url, stop } = await startPostgres();
  const folder = mkdtempSync(path.join(tmpdir(), 'pieno-types-'));
  try {
    const database = await openPostgres(url, console);
    await migrate(database);
    await database.close();
    const file = path.join(folder, 'schema.ts');
    const codegen = path.join(ROOT, 'node_modules/kysely-codegen/dist/cli/bin.js');
    const options = ['--dialect=postgres', `--url=${url}`, '--exclude-pattern=migration'];
    const { code, output } = await capture(process.execPath, [
      codegen,
      ...options,
      `--out-file=${file}`,
    ]);
    if (code !== 0) throw new Error(output);
    return readFileSync(file, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
    await stop();
  }
}

/** Removes differences that a formatter may cause. */
function normal(source) {
  return source.replaceAll(/["';,\s]+/g, ' ').trim();
}
