// Stores the rows and answers of an older version's installation, for the test that this version answers the same. node
// scripts/make/keep-rows.mjs TREE TREE: a checkout of a merged commit with its dependencies node
// scripts/make/keep-rows.mjs TREE two-months installed; the default story is two days
import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { capture, ROOT } from '../run/processes.mjs';

const [tree, story = 'lived-in'] = process.argv.slice(2);
// One row per line.
const LINES = `
const lines = ({ rows, answers, ...rest }) => {
  const tables = Object.entries(rows).map(
    ([name, kept]) => \`\${JSON.stringify(name)}: [\\n\${kept.map((row) => JSON.stringify(row)).join(',\\n')}]\`,
  );
  const head = JSON.stringify(rest).slice(0, -1);
  return \`\${head},\\n"answers": \${JSON.stringify(answers)},\\n"rows": {\\n\${tables.join(',\\n')}\\n}}\\n\`;
};`;
/** The program that stores a story, by its name. @param name of its files, without extension */
const STORIES = {
  'lived-in': (name) => `import { writeFileSync } from 'node:fs';
import { liveThrough } from './testing/old-data/lived-in.ts';
${LINES}
test('keeps its rows', async () => {
  writeFileSync(${name} + '.json', lines(await liveThrough()));
});`,
  'two-months': (name) => `import { keepTwoMonths } from './testing/old-data/two-months.ts';
test('keeps its rows and its back-up', async () => {
  await keepTwoMonths(${name});
});`,
};
if (!tree || !(story in STORIES)) {
  console.error(`node scripts/make/keep-rows.mjs TREE [${Object.keys(STORIES).join('|')}]`);
  process.exit(2);
}
const OLD_DATA = 'server/src/testing/old-data';
const commit = (
  await capture('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: tree })
).output.trim();
const target = path.join(ROOT, OLD_DATA, commit);
const test = path.join(tree, 'server/src/keep-rows.test.ts');
mkdirSync(path.join(tree, OLD_DATA), { recursive: true });
for (const name of readdirSync(path.join(ROOT, OLD_DATA)).filter((one) => one.endsWith('.ts'))) {
  copyFileSync(path.join(ROOT, OLD_DATA, name), path.join(tree, OLD_DATA, name));
}
writeFileSync(test, `import { test } from 'vitest';\n${STORIES[story](JSON.stringify(target))}\n`);
const vitest = path.join(tree, 'node_modules/vitest/vitest.mjs');
const run = ['run', 'src/keep-rows.test.ts', '--testTimeout=600000'];
const { code, output } = await capture(process.execPath, [vitest, ...run], {
  cwd: path.join(tree, 'server'),
});
rmSync(test);
console.log(code === 0 ? target : output);
process.exitCode = code;
