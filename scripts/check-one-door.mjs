// Checks that only server/src/modules/prices writes observations and current prices (the "one
// door"). Tests may insert what they need.
import { readSource, sourceFiles } from './source-files.mjs';

const TABLES = '(observation|current_price)';
const WRITES = [
  new RegExp(`\\b(insertInto|updateTable|deleteFrom|mergeInto)\\(\\s*['"\`]${TABLES}\\b`),
  new RegExp(
    `\\b(insert\\s+into|update|delete\\s+from|merge\\s+into|truncate)\\s+${TABLES}\\b`,
    'i',
  ),
];

/** Returns whether this file writes prices although it must not. */
export function breaksTheDoor(file, source) {
  const allowed = /^server\/src\/(modules\/prices|testing)\/|\.test\.tsx?$/.test(file);
  return !allowed && WRITES.some((write) => write.test(source));
}

if (process.argv[1] === import.meta.filename) {
  const problems = sourceFiles(/^server\/.*\.ts$/).filter((file) =>
    breaksTheDoor(file, readSource(file)),
  );
  for (const file of problems) console.error(`${file} writes prices: go through prices/record.ts`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
