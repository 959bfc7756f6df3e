// Keeps an installation of a tree of the past, as rows and answers, for the test that this tree answers the same.
//   node scripts/make/keep-rows.mjs TREE      TREE: a checkout of a commit that has landed, with its dependencies installed
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { capture, ROOT } from '../run/processes.mjs';

const [tree] = process.argv.slice(2);
if (!tree) {
  console.error('node scripts/make/keep-rows.mjs TREE');
  process.exit(2);
}
const LIVED_IN = 'server/src/testing/old-data/lived-in.ts';
const commit = (
  await capture('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: tree })
).output.trim();
const target = path.join(ROOT, `server/src/testing/old-data/${commit}.json`);
const test = path.join(tree, 'server/src/keep-rows.test.ts');
mkdirSync(path.dirname(path.join(tree, LIVED_IN)), { recursive: true });
copyFileSync(path.join(ROOT, LIVED_IN), path.join(tree, LIVED_IN));
writeFileSync(
  test,
  `import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { liveThrough } from './testing/old-data/lived-in.ts';

// A row in a line.
const lines = ({ rows, answers, ...rest }) => {
  const tables = Object.entries(rows).map(
    ([name, kept]) => \`\${JSON.stringify(name)}: [\\n\${kept.map((row) => JSON.stringify(row)).join(',\\n')}]\`,
  );
  const head = JSON.stringify(rest).slice(0, -1);
  return \`\${head},\\n"answers": \${JSON.stringify(answers)},\\n"rows": {\\n\${tables.join(',\\n')}\\n}}\\n\`;
};

test('keeps its rows', async () => {
  writeFileSync(${JSON.stringify(target)}, lines(await liveThrough()));
});
`,
);
const vitest = path.join(tree, 'node_modules/vitest/vitest.mjs');
const run = ['run', 'src/keep-rows.test.ts', '--testTimeout=120000'];
const { code, output } = await capture(process.execPath, [vitest, ...run], {
  cwd: path.join(tree, 'server'),
});
rmSync(test);
console.log(code === 0 ? target : output);
process.exitCode = code;
