// Checks that the gallery can be removed: copies the repository without it and its one route,
// type-checks and builds the rest, and runs the tests of the first visit against it (the project
// "bare" of e2e).
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { capture } from './processes.mjs';
import { environmentWith, findNode } from './runtime.mjs';
import { copySources } from './source-copy.mjs';

const node = findNode();
const copy = mkdtempSync(path.join(tmpdir(), 'pieno-without-gallery-'));
try {
  copySources(copy, (file) => !/^gallery\/|^web\/src\/routes\/\$\.tsx$/.test(file));
  edit('package.json', (root) => {
    root.workspaces = root.workspaces.filter((name) => name !== 'gallery');
  });
  edit('web/package.json', (web) => {
    delete web.dependencies['@pieno/gallery'];
  });
  const { buildWeb } = await import(pathToFileURL(path.join(copy, 'scripts/web-build.mjs')).href);
  if (!(await buildWeb(node))) throw new Error('The pages could not be built: see above.');
  await step('node_modules/typescript/bin/tsc', ['-p', 'web']);
  await step(
    'node_modules/@playwright/test/cli.js',
    ['test', '--project=bare', '--reporter=line'],
    'e2e',
  );
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function edit(file, change) {
  const full = path.join(copy, file);
  const content = JSON.parse(readFileSync(full, 'utf8'));
  change(content);
  writeFileSync(full, JSON.stringify(content, null, 2));
}

/** Runs a tool in the copy; throws with its output if it fails. */
async function step(tool, args, folder = '') {
  const { code, output } = await capture(node, [path.join(copy, tool), ...args], {
    cwd: path.join(copy, folder),
    env: environmentWith(node),
  });
  if (code !== 0) throw new Error(`${path.basename(tool)} ${args.join(' ')}:\n${output}`);
}
