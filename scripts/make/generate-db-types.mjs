// Generates server/src/db/schema.gen.ts from the migrations, using a temporary PostgreSQL.
//   node scripts/make/generate-db-types.mjs            writes it
//   node scripts/make/generate-db-types.mjs --check    fails when it is out of date
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { migrate } from '../../server/src/db/migrate.ts';
import { openPostgres } from '../../server/src/db/postgres/open.ts';
import { startPostgres } from '../run/postgres.mjs';
import { ROOT, capture } from '../run/processes.mjs';

const TARGET = path.join(ROOT, 'server/src/db/schema.gen.ts');

/** Columns whose values a type of the contract lists, not a check of the database. */
const CONTRACT = {
  'alert.area': 'Area',
  'alert.decade': 'Decade',
  'current_price.base_origin': 'PriceOrigin',
  'current_price.origin': 'PriceOrigin',
  'current_price.source': 'PriceSource',
  'price_area_day.area': 'Area',
  'price_area_day.decade': 'Decade',
  'price_area_dirty.area': 'Area',
  'price_area_dirty.decade': 'Decade',
  'price_area_mode_day.area': 'Area',
  'price_area_mode_day.decade': 'Decade',
  'price_day.origin': 'PriceOrigin',
  'station.areas': 'Area[]',
  'station.confirmed_decades': 'Decade[]',
};
const IMPORTS = {
  Area: '@pieno/contract/prices/areas.ts',
  Decade: '@pieno/contract/prices/fuels.ts',
  PriceOrigin: '@pieno/contract/prices/prices.ts',
  PriceSource: '@pieno/contract/prices/prices.ts',
};

const generated = await generate();
if (!process.argv.includes('--check')) {
  writeFileSync(TARGET, generated);
} else if (normal(readFileSync(TARGET, 'utf8')) !== normal(generated)) {
  console.error(
    'server/src/db/schema.gen.ts is out of date: node scripts/make/generate-db-types.mjs',
  );
  process.exitCode = 1;
}

async function generate() {
  const { url, stop } = await startPostgres();
  const folder = mkdtempSync(path.join(tmpdir(), 'pieno-types-'));
  try {
    const database = await openPostgres(url, console);
    await migrate(database);
    const overrides = { columns: await findUnions(database.kysely) };
    await database.close();
    const file = path.join(folder, 'schema.ts');
    const codegen = path.join(ROOT, 'node_modules/kysely-codegen/dist/cli/bin.js');
    const options = [
      '--dialect=postgres',
      `--url=${url}`,
      '--exclude-pattern=migration',
      `--overrides=${JSON.stringify(overrides)}`,
      `--custom-imports=${JSON.stringify(IMPORTS)}`,
    ];
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

/**
 * Finds the columns with a few possible values, which a check of the database or a type of the contract lists.
 * @returns their types by `table.column`, as nodes, because the generator cannot read expressions with TypeScript 7
 */
async function findUnions(db) {
  const { rows } = await sql`
    select attrelid::regclass::text || '.' || attname as name, atthasdef as "hasDefault",
      pg_get_constraintdef(pg_constraint.oid) as rule
    from pg_attribute
    join pg_class on pg_class.oid = attrelid and relkind = 'r' and relnamespace = 'public'::regnamespace
    left join pg_constraint on conrelid = attrelid and contype = 'c' and conkey = array[attnum]
    where attnum > 0 and not attisdropped
  `.execute(db);
  return Object.fromEntries(
    rows.flatMap(({ name, hasDefault, rule }) => {
      const type = typeNamed(CONTRACT[name]) ?? typeListed(rule);
      if (!type) return [];
      const generated = { type: 'GenericExpression', name: 'Generated', args: [type] };
      return [[name, hasDefault ? generated : type]];
    }),
  );
}

/** Returns the node of a type like `Area` or `Area[]`. */
function typeNamed(name) {
  if (!name) return undefined;
  const values = { type: 'Identifier', name: name.replace('[]', '') };
  return name.endsWith('[]') ? { type: 'ArrayExpression', values } : values;
}

/** Returns the node of the values of e.g. `CHECK ((role = ANY (ARRAY['user'::text, 'admin'::text])))`. */
function typeListed(rule) {
  const values = /= ANY \(ARRAY\[(.*)\]\)\)\)$/u.exec(rule ?? '')?.[1];
  return (
    values && {
      type: 'RawExpression',
      expression: values.replaceAll('::text', '').replaceAll(', ', ' | '),
    }
  );
}

/** Removes differences that a formatter may cause. */
function normal(source) {
  return source.replaceAll(/["';,\s]+/g, ' ').trim();
}
