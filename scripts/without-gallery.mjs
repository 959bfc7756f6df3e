// Checks that the gallery can be removed: copies the repository without it and its one route, and type-checks the pages
// that are left. The lint forbids any other way to it, and journeys visit the product with GALLERY=off.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, capture } from './processes.mjs';
import { findNode } from './runtime.mjs';
import { copySources } from './source-copy.mjs';

const node = findNode();
const copy = mkdtempSync(path.join(tmpdir(), 'pieno-without-gallery-'));
try {
  copySources(copy, (file) => !/^gallery\/|^web\/src\/routes\/\$\.tsx$/.test(file));
  // The build has made them; none is the gallery's.
  const messages = 'web/src/paraglide';
  cpSync(path.join(ROOT, messages), path.join(copy, messages), { recursive: true });
  edit('package.json', (root) => {
    root.workspaces = root.workspaces.filter((name) => name !== 'gallery');
  });
  edit('web/package.json', (web) => {
    delete web.dependencies['@pieno/gallery'];
  });
  const { makeRouteTree } = await import(
    pathToFileURL(path.join(copy, 'web/build/route-tree.ts')).href
  );
  await makeRouteTree(path.join(copy, 'web'));
  const tsc = path.join(copy, 'node_modules/typescript/bin/tsc');
  const { code, output } = await capture(node, [tsc, '-p', 'web'], { cwd: copy });
  if (code !== 0) throw new Error(output);
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
