// Checks that each table of the database is written by one room of the server alone, as table-owners.mjs says. Reading
// is free: joins are how SQL reads.
import { readSource, sourceFiles } from './source-files.mjs';
import { OWNERS } from './table-owners.mjs';

const ROOT = 'server/src/';
const SCHEMA = `${ROOT}db/schema.gen.ts`;
// Tests and their helpers may write what they need.
const OUTSIDE = /\.test\.ts$|^server\/src\/testing\//u;

const BUILDER =
  /\.\s*(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*(?:(?<quote>['"`])(?<named>\w+)(?: as \w+)?\k<quote>|(?<held>\w+))/gu;
const NAME = String.raw`(?:only\s+)?(?:(?<named>\w+)|(?<held>\$\{sql\.))`;
const RAW = [
  String.raw`\b(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+${NAME}`,
  String.raw`\bupdate\s+${NAME}[^\s}]*\}?(?:\s+(?:as\s+)?\w+)?\s+set\b`,
].map((pattern) => new RegExp(pattern, 'giu'));
/** The columns of a change that stand in plain sight. */
const COLUMNS =
  /^(?:['"`]?\)\s*\.set\(\{(?<columns>[^{}]*)\}\)|\s+(?<columns>\w+) = [\w.]+\s+(?:from|where)\b)/u;

/** Stands for a table whose name nothing in the file tells. */
const UNKNOWN = 'a table without a name';

/** Lists the tables in the source of the generated types. */
export function tablesOf(schema) {
  return [...schema.split('export interface DB {')[1].matchAll(/^ {2}(\w+):/gmu)].map(
    ([, table]) => table,
  );
}

/**
 * Finds what a source writes. A variable stands for the tables that the file lists in quotes.
 * @returns pairs of a table and the columns that are changed, where they are plain to see
 */
export function writesOf(source, tables) {
  const listed = [...source.matchAll(/(?<!\(\s*)'(\w+)'/gu)].map(([, name]) => name);
  const known = new Set(tables);
  const candidates = [...new Set(listed)].filter((name) => known.has(name));
  return [BUILDER, ...RAW].flatMap((pattern) =>
    [...source.matchAll(pattern)].flatMap(({ 0: { length }, index, groups }) => {
      if (groups.held)
        return (candidates.length > 0 ? candidates : [UNKNOWN]).map((name) => [name]);
      const change = COLUMNS.exec(source.slice(index + length));
      const columns = change?.groups.columns.match(/(?<=^|,)\s*\w+/gu);
      return known.has(groups.named) ? [[groups.named, columns?.map((each) => each.trim())]] : [];
    }),
  );
}

/**
 * Finds what breaks the rule.
 * @param files source text by the file's path from the project's root
 * @param tables all tables of the database
 * @param owners the room of a table, or of a column as `table.column`
 * @returns a sentence for each breach
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
    for (const [table, columns] of writesOf(source, tables)) {
      const owns = (name) => name in owners && isIn(file, owners[name]);
      if (owns(table) || columns?.every((column) => owns(`${table}.${column}`))) continue;
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
    console.error('A table is written by the room that owns it: see scripts/table-owners.mjs');
  process.exitCode = breaches.length > 0 ? 1 : 0;
}
