// Checks that a migration only expands the schema: during it, and after a roll-back, processes of the previous version
// still use the old schema. A migration that removes or restricts something must state since which version it is
// unused.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run/processes.mjs';
import { readSource } from './source-files.mjs';

const FOLDER = 'server/migrations';
/** Earlier migrations were released together. */
const FIRST = '0051';
const SAYS_SINCE = /^--\s*contracts: unused since \d+\.\d+\.\d+\b/m;

const CONTRACTIONS = [
  [/\bdrop\s+(?:table|view|column|type|schema|function|trigger)\b/i, 'drops'],
  // `alter table … drop name`, without `column`.
  [
    /\bdrop\s+(?:if\s+exists\s+)?(?!(?:constraint|index|default|not|expression|identity|owned|if)\b)\w+\s*(?:[,;]|cascade|$)/i,
    'drops',
  ],
  [/\brename\b/i, 'renames'],
  [/\balter\s+(?:column\s+)?"?\w+"?\s+(?:set\s+data\s+)?type\b/i, 'changes a type'],
  [/\bset\s+not\s+null\b/i, 'wants a value'],
  [/\btruncate\b/i, 'empties'],
];
const ADDED = /\badd\s+(?:column\s+)?(?:if\s+not\s+exists\s+)?(?!constraint\b)\w+\s+[^,;]*/gi;

/**
 * Finds what a migration removes or restricts.
 * @returns each kind once; empty if the migration states since when it is unused
 */
export function contractionsOf(source) {
  if (SAYS_SINCE.test(source)) return [];
  // Bodies of functions and texts do not change the schema.
  const statements = source
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/(\$\w*\$)[^]*?\1/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''");
  const made = new Set(
    Array.from(
      statements.matchAll(/\bcreate\s+(?:temp(?:orary)?\s+)?table\s+(\w+)/gi),
      ([, name]) => name,
    ),
  );
  // A migration may drop its own table.
  const rest = statements.replaceAll(/\bdrop\s+table\s+(\w+)/gi, (all, name) =>
    made.has(name) ? '' : all,
  );
  const found = CONTRACTIONS.flatMap(([pattern, what]) => (pattern.test(rest) ? [what] : []));
  const wants = [...rest.matchAll(ADDED)].some(
    ([column]) => /\bnot\s+null\b/i.test(column) && !/\b(?:default|generated)\b/i.test(column),
  );
  if (wants) found.push('wants a value');
  return [...new Set(found)];
}

if (process.argv[1] === import.meta.filename) {
  const problems = readdirSync(path.join(ROOT, FOLDER))
    .filter((name) => name >= FIRST)
    .flatMap((name) =>
      contractionsOf(readSource(path.join(FOLDER, name))).map(
        (what) => `${FOLDER}/${name}: ${what}`,
      ),
    );
  if (problems.length > 0) {
    console.error(
      `${problems.join('\n')}\nThe version before still uses it: see "A migration" in docs/how-to.md.`,
    );
    process.exitCode = 1;
  }
}
