// Checks that each table of the database is written only by its room in table-owners.mjs. Every room may read, because
// SQL needs joins.
import { readSource, sourceFiles } from './source-files.mjs';
import { textOf, UNKNOWN, visit } from './syntax.mjs';
import { OWNERS, RESTORES } from './table-owners.mjs';

const ROOT = 'server/src/';
const SCHEMA = `${ROOT}db/schema.gen.ts`;
// Tests and their helpers may write all tables.
const OUTSIDE = /\.test\.ts$|^server\/src\/testing\//u;

const BUILDERS = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']);
/** A table in SQL, without those of other schemas. */
const NAME = String.raw`(?:only\s+)?(?:public\.)?(?<table>\w+\b|\$\{\})(?!\.)`;
const STATEMENTS = [
  String.raw`\b(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+${NAME}`,
  // With the column if a single one is set to a simple expression.
  String.raw`\bupdate\s+${NAME}(?:\s+(?:as\s+)?\w+)?\s+set\b(?:\s+(?<column>\w+)\s*=\s*[\w.]+\s+(?:from|where)\b)?`,
].map((pattern) => new RegExp(pattern, 'giu'));

export function tablesOf(schema) {
  const tables = [];
  visit(SCHEMA, schema, {
    TSInterfaceDeclaration({ id, body }) {
      if (id.name === 'DB') tables.push(...body.body.map(({ key }) => key.name));
    },
  });
  return tables;
}

/**
 * Finds the writes of a source, by the query builder or in SQL.
 * @returns pairs of a table, if it is literal, and the only changed column, if that is clear
 */
export function writesOf(file, source) {
  const writes = [];
  const inText = (node) => {
    for (const statement of STATEMENTS)
      for (const { groups } of textOf(node).matchAll(statement))
        writes.push([groups.table, groups.column]);
  };
  visit(file, source, {
    CallExpression({ callee, arguments: [table] }) {
      if (BUILDERS.has(callee.property?.name)) writes.push([textOf(table).split(' ')[0]]);
    },
    TemplateLiteral: inText,
    Literal: inText,
  });
  return writes;
}

/**
 * Finds the violations.
 * @param files source text by the file's path from the project's root
 * @param tables all tables of the database
 * @param owners the room of a table, or of a column as `table.column`
 * @returns a sentence for each violation
 */
export function findBreaches(files, tables, owners) {
  const isIn = (file, room) => file === ROOT + room || file.startsWith(`${ROOT}${room}/`);
  const breaches = tables
    .filter((table) => !(table in owners))
    .map((table) => `${table} has no owner`);
  for (const [name, room] of Object.entries(owners)) {
    if (!tables.includes(name.split('.')[0])) breaches.push(`${name} is no table`);
    if (!files.some(([file]) => isIn(file, room))) breaches.push(`${room} is no room`);
  }
  const found = new Set();
  for (const [file, source] of files) {
    if (isIn(file, RESTORES)) continue;
    for (const [table, column] of writesOf(file, source)) {
      if (table === UNKNOWN) found.add(`${file} writes a table whose name is not written out`);
      if (!tables.includes(table)) continue;
      if ([table, `${table}.${column}`].some((name) => isIn(file, owners[name]))) continue;
      found.add(`${file} writes ${table}, which belongs to ${owners[table] ?? 'nobody'}`);
    }
  }
  return [...breaches, ...found];
}

if (process.argv[1] === import.meta.filename) {
  const files = sourceFiles(/^server\/src\/.*\.ts$/u).filter((file) => !OUTSIDE.test(file));
  const sources = files.map((file) => [file, readSource(file)]);
  const breaches = findBreaches(sources, tablesOf(readSource(SCHEMA)), OWNERS);
  for (const breach of breaches) console.error(breach);
  if (breaches.length > 0)
    console.error('A table is written by the room that owns it: see table-owners.mjs');
  process.exitCode = breaches.length > 0 ? 1 : 0;
}
