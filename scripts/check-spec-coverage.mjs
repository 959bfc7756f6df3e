// Checks docs/spec-coverage.md, which names the tests for each point of the specification: the
// named files must exist, and quotations from the specification must occur in the product's texts
// or in those tests.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './processes.mjs';
import { readSource, sourceFiles } from './source-files.mjs';

const DOCUMENT = 'docs/spec-coverage.md';

const spoken = sourceFiles(
  /^contract\/src\/.*\.ts$|^web\/messages\/.*\.json$|^gallery\/src\/.*\.tsx?$/,
)
  .filter((file) => !file.includes('.test.'))
  .map((file) => readSource(file))
  .join('\n');

const problems = [];
for (const [index, line] of readSource(DOCUMENT).split('\n').entries()) {
  const row = /^\|(.*)\|(.*)\|$/.exec(line);
  if (!row || /^\|\s*(what|-+)\s*\|/i.test(line)) continue;
  const [, what, coveredBy] = row;
  const report = (problem) => problems.push(`${DOCUMENT}:${index + 1}: ${problem}`);

  const files = [...coveredBy.matchAll(/`([^`]+)`/g)].map(([, file]) => file);
  if (files.length === 0) report('names no test');
  for (const file of files.filter((name) => !existsSync(path.join(ROOT, name))))
    report(`no ${file}`);

  const tested = files
    .filter((file) => existsSync(path.join(ROOT, file)))
    .map((file) => readSource(file));
  const places = asRead([spoken, ...tested].join('\n'));
  for (const [, quote] of what.matchAll(/“([^”]+)”/g)) {
    if (!places.includes(asRead(quote))) report(`nobody says “${quote}”`);
  }
}

/** Normalises sources for comparison: unescapes apostrophes and empties placeholders. */
function asRead(text) {
  return text.replaceAll("\\'", "'").replaceAll(/\$?\{[\w.]+\}/g, '{}');
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
