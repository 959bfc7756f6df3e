// Violates each rule for imports (ARCHITECTURE.md) in a temporary folder and expects the lint to report it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from './processes.mjs';

const FORBIDDEN = [
  ['contract/src/a.ts', '@pieno/server/x.ts'],
  ['contract/src/b.ts', '../../web/src/x.ts'],
  ['contract/src/c.ts', 'node:fs'],
  ['contract/src/d.ts', 'zod'],
  ['server/src/a.ts', '@pieno/ui/price.tsx'],
  ['server/src/modules/prices/b.ts', '../../../../web/src/x.ts'],
  ['server/src/c.ts', '@pieno/gallery/x.ts'],
  ['server/src/d.ts', 'react'],
  ['ui/src/a.tsx', '@pieno/server/x.ts'],
  ['ui/src/b.tsx', '../../web/src/api/x.ts'],
  ['ui/src/c.tsx', '@tanstack/react-router'],
  ['ui/src/d.tsx', '@pieno/gallery/x.tsx'],
  ['gallery/src/a.tsx', '@pieno/web/x.ts'],
  ['gallery/src/shop/b.tsx', '../../../server/src/x.ts'],
  ['web/src/api/a.ts', '../map/x.ts'],
  ['web/src/session/b.ts', '../frame/x.tsx'],
  ['web/src/theme/f.ts', '../account/x.ts'],
  ['web/src/account/a.ts', '../pwa/x.ts'],
  ['web/src/user-settings/b.tsx', '../frame/x.tsx'],
  ['web/src/entry/c.tsx', '../screens/login/x.tsx'],
  ['web/src/format/c.ts', '../screens/home/x.ts'],
  ['web/src/api/d.ts', '../routes/home.tsx'],
  ['web/src/anything/e.ts', '../screens/home/x.tsx'],
  ['web/src/map/a.tsx', '../screens/home/x.tsx'],
  ['web/src/map/b.tsx', '../frame/x.tsx'],
  ['web/src/frame/b.tsx', '../routes/home.tsx'],
  ['web/src/frame/c.tsx', '../screens/home/x.tsx'],
  ['web/src/pwa/c.ts', '../router.tsx'],
  ['web/src/pwa/d.tsx', '../frame/page.tsx'],
  ['web/src/screens/home/a.tsx', '../ranking/x.tsx'],
  ['web/src/screens/home/parts/b.tsx', '../../ranking/x.tsx'],
  ['web/src/screens/home/c.tsx', '../../routes/home.tsx'],
  ['web/src/screens/home/d.tsx', '@pieno/server/x.ts'],
  ['web/src/screens/home/e.tsx', '@pieno/gallery/x.tsx'],
  ['web/src/routes/_page/home.tsx', '@pieno/gallery/x.tsx'],
  ['web/src/routes/a.tsx', '../../../gallery/src/x.tsx'],
  ['web/worker/a.ts', '@pieno/gallery/x.ts'],
];

const ALLOWED = [
  ['contract/src/e.ts', 'zod/mini'],
  ['server/src/e.ts', '@pieno/contract/prices/prices.ts'],
  ['ui/src/e.tsx', '@pieno/contract/prices/prices.ts'],
  ['gallery/src/e.tsx', '@pieno/ui/price.tsx'],
  ['web/src/session/e.ts', '../api/x.ts'],
  ['web/src/account/e.ts', '../session/x.ts'],
  ['web/src/user-settings/e.tsx', '../account/x.ts'],
  ['web/src/pwa/e.tsx', '../theme/x.ts'],
  ['web/src/frame/e.tsx', '../pwa/x.tsx'],
  ['web/src/frame/f.tsx', '../user-settings/x.tsx'],
  ['web/src/screens/home/i.tsx', '../../frame/x.tsx'],
  ['web/src/screens/home/f.tsx', './parts/x.tsx'],
  ['web/src/screens/home/g.tsx', '../../map/x.tsx'],
  ['web/src/screens/home/parts/h.tsx', '../queries.ts'],
  ['web/src/routes/e.tsx', '../screens/home/x.tsx'],
  ['web/src/routes/$.tsx', '@pieno/gallery/x.tsx'],
];

let tree;
let broken;

beforeAll(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'pieno-imports-'));
  // Without the options for type-aware rules: this folder has no types.
  const { options: _, ...config } = JSON.parse(
    readFileSync(path.join(ROOT, '.oxlintrc.json'), 'utf8'),
  );
  writeFileSync(path.join(tree, '.oxlintrc.json'), JSON.stringify(config));
  for (const [file, specifier] of [...FORBIDDEN, ...ALLOWED]) plant(file, specifier);
  const oxlint = path.join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json', '.'], {
    cwd: tree,
    encoding: 'utf8',
  });
  broken = JSON.parse(stdout).diagnostics.filter(({ code }) =>
    code.includes('no-restricted-imports'),
  );
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

/** Writes a file with a dynamic import, like the gallery's route: the rules must cover those too. */
function plant(file, specifier) {
  mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
  writeFileSync(path.join(tree, file), `export const load = () => import('${specifier}');\n`);
}

const complaints = (file) => broken.filter(({ filename }) => filename === file);

describe('the rules for imports', () => {
  it.each(FORBIDDEN)('%s may not import %s, and says why', (file) => {
    expect(complaints(file)).toHaveLength(1);
    expect(complaints(file)[0].help ?? complaints(file)[0].message).toMatch(/\w+ .*\.$/);
  });

  it.each(ALLOWED)('%s may import %s', (file) => {
    expect(complaints(file)).toEqual([]);
  });
});
