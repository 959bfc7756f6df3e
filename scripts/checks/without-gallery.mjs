// Checks that the gallery can be removed: copies the pages without it and without its only route, and type-checks the
// copy. The lint forbids other imports of it, and journeys visit the product with GALLERY=off.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, capture } from '../run/processes.mjs';
import { findNode } from '../run/runtime.mjs';

const COPY = mkdtempSync(path.join(tmpdir(), 'pieno-without-gallery-'));
const PACKAGES = 'node_modules';
const WORKSPACES = ['contract', 'ui', 'web'];
const LEFT_OUT = /\/(node_modules|dist|src\/routes\/\$\.tsx)$/;

// Junctions, because creating symbolic links on Windows requires administrator rights.
const link = (to, at) => symlinkSync(to, path.join(COPY, at), 'junction');

try {
  cpSync(path.join(ROOT, 'tsconfig.base.json'), path.join(COPY, 'tsconfig.base.json'));
  mkdirSync(path.join(COPY, PACKAGES, '@pieno'), { recursive: true });
  // The workspaces of the copy, not of the repository.
  for (const name of readdirSync(path.join(ROOT, PACKAGES)))
    if (name !== '@pieno') link(path.join(ROOT, PACKAGES, name), path.join(PACKAGES, name));
  for (const name of WORKSPACES) {
    const filter = (file) => !LEFT_OUT.test(file);
    cpSync(path.join(ROOT, name), path.join(COPY, name), { recursive: true, filter });
    link(path.join(COPY, name), path.join(PACKAGES, '@pieno', name));
  }
  link(path.join(ROOT, 'web', PACKAGES), path.join('web', PACKAGES));
  const { makeRouteTree } = await import(
    pathToFileURL(path.join(COPY, 'web/build/route-tree.ts')).href
  );
  await makeRouteTree(path.join(COPY, 'web'));
  const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc');
  const { code, output } = await capture(findNode(), [tsc, '-p', 'web'], { cwd: COPY });
  if (code !== 0) throw new Error(output);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(COPY, { recursive: true, force: true });
}
