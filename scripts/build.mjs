// Builds everything that is out of date. The build of the pages also generates the route tree and the messages; the
// script fails if the committed route tree was out of date.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBuild } from './run/ensure-build.mjs';
import { ROOT } from './run/processes.mjs';
import { findNode } from './run/runtime.mjs';

const routeTree = path.join(ROOT, 'web', 'src', 'route-tree.gen.ts');
const before = readFileSync(routeTree, 'utf8');

if (!(await ensureBuild(findNode()))) process.exit(1);
if (readFileSync(routeTree, 'utf8') !== before) {
  console.error('web/src/route-tree.gen.ts was not up to date: it is now, commit it.');
  process.exitCode = 1;
}
