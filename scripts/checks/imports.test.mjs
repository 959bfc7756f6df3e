import { describe, expect, it } from 'vitest';
import { LAW } from './import-law.mjs';
import { arrowsOf, circleBreaches, crowdBreaches, lawBreaches, roomOf } from './imports.mjs';
import { importsOf } from './syntax.mjs';

const importing = (specifier) => `import { x } from '${specifier}';\n`;
const breachesOf = (file, specifier) => lawBreaches(arrowsOf([[file, importing(specifier)]]));

const FORBIDDEN = [
  ['contract/src/a.ts', '@pieno/server/x.ts'],
  ['contract/src/b.ts', '../../web/src/x.ts'],
  ['contract/src/c.ts', 'node:fs'],
  ['contract/src/d.ts', 'zod'],
  ['server/src/a.ts', '@pieno/ui/price/price.tsx'],
  ['server/src/modules/prices/b.ts', '../../../../web/src/x.ts'],
  ['server/src/c.ts', '@pieno/gallery/x.ts'],
  ['server/src/d.ts', 'react'],
  ['server/src/e.ts', '@mantine/core'],
  ['ui/src/a.tsx', '@pieno/server/x.ts'],
  ['ui/src/b.tsx', '../../web/src/core/api/x.ts'],
  ['ui/src/c.tsx', '@tanstack/react-router'],
  ['ui/src/d.tsx', '@pieno/gallery/x.tsx'],
  ['ui/src/e.tsx', 'zod/v4'],
  ['gallery/src/a.tsx', '@pieno/web/x.ts'],
  ['gallery/src/shop/b.tsx', '../../../server/src/x.ts'],
  ['web/src/core/api/a.ts', '../../features/map/x.ts'],
  ['web/src/core/session/b.ts', '../../frame/x.tsx'],
  ['web/src/core/theme/f.ts', '../../features/account/x.ts'],
  ['web/src/features/account/a.ts', '../../pwa/x.ts'],
  ['web/src/features/account/d.ts', '../map/x.ts'],
  ['web/src/features/prices/a.ts', '../account/x.ts'],
  ['web/src/pwa/e.ts', '../features/map/x.ts'],
  ['web/src/features/account/b.tsx', '../../frame/x.tsx'],
  ['web/src/features/account/entry/c.tsx', '../../../screens/login/x.tsx'],
  ['web/src/core/format/c.ts', '../../screens/home/x.ts'],
  ['web/src/core/api/d.ts', '../../routes/home.tsx'],
  ['web/src/anything/e.ts', '../screens/home/x.tsx'],
  ['web/src/features/map/a.tsx', '../../screens/home/x.tsx'],
  ['web/src/features/map/b.tsx', '../../frame/x.tsx'],
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
  ['server/src/modules/prices/a.ts', '../../calls/prices/routes.ts'],
  ['server/src/modules/prices/b.ts', 'fastify'],
  ['server/src/http/a.ts', '../calls/prices/routes.ts'],
  ['server/src/pages/a.ts', '../calls/prices/routes.ts'],
  ['server/src/calls/prices/a.ts', '../reports/routes.ts'],
  ['server/src/http/b.ts', '../modules/prices/gate.ts'],
  ['server/src/db/embedded/c.ts', '../../modules/prices/gate.ts'],
  ['server/src/modules/prices/c.ts', '../../http/http-errors.ts'],
  ['server/src/modules/board/answers/d.ts', '../../../http/prepared/send-prepared.ts'],
  ['server/src/jobs/d.ts', '../http/http-errors.ts'],
];

const ALLOWED = [
  ['contract/src/e.ts', 'zod/mini'],
  ['server/src/e.ts', '@pieno/contract/prices/prices.ts'],
  ['ui/src/e.tsx', '@pieno/contract/prices/prices.ts'],
  ['gallery/src/e.tsx', '@pieno/ui/price/price.tsx'],
  ['web/src/core/session/e.ts', '../api/x.ts'],
  ['web/src/features/account/e.ts', '../../core/session/x.ts'],
  ['web/src/features/account/e.tsx', '../prices/tank/x.ts'],
  ['web/src/pwa/e.tsx', '../core/theme/x.ts'],
  ['web/src/frame/e.tsx', '../pwa/x.tsx'],
  ['web/src/frame/f.tsx', '../features/account/x.tsx'],
  ['web/src/screens/home/i.tsx', '../../frame/x.tsx'],
  ['web/src/screens/home/f.tsx', './parts/x.tsx'],
  ['web/src/screens/home/g.tsx', '../../features/map/x.tsx'],
  ['web/src/screens/home/parts/h.tsx', '../queries.ts'],
  ['web/src/routes/e.tsx', '../screens/home/x.tsx'],
  ['web/src/routes/$.tsx', '@pieno/gallery/x.tsx'],
  ['web/src/testing/e.tsx', '../screens/home/x.tsx'],
  ['server/src/calls/prices/e.ts', './presenter.ts'],
  ['server/src/calls/prices/e.ts', '../call-parts.ts'],
  ['server/src/calls/prices/own/e.ts', '../reports/report.ts'],
  ['server/src/calls/prices/e.ts', '../../modules/prices/gate.ts'],
  ['server/src/calls/prices/e.ts', '../../http/http-errors.ts'],
  ['server/src/modules/prices/e.ts', '../../errors.ts'],
  ['server/src/modules/board/e.ts', '../../prepared/prepared.ts'],
  ['server/src/modules/board/e.test.ts', '../../http/http-errors.ts'],
  ['server/src/http/e.ts', '../limits/rate-limit-store.ts'],
  ['server/src/calls/prices/e.test.ts', '../reports/routes.ts'],
  ['server/src/modules/prices/e.test.ts', '../../calls/prices/routes.ts'],
  ['server/src/testing/e.ts', '../calls/prices/routes.ts'],
  ['server/src/api.ts', './calls/prices/routes.ts'],
  ['server/src/cli/e.ts', '../calls/prices/routes.ts'],
  ['server/src/pages/e.ts', '../modules/board/board.ts'],
];

describe('the table of imports', () => {
  it.each(FORBIDDEN)('does not let %s import %s, and says why', (file, specifier) => {
    const breach = expect.stringMatching(/: .{20,}/);
    expect(breachesOf(file, specifier)).toEqual([breach]);
    expect(breachesOf(file, specifier)[0]).toContain(`${file} imports ${specifier}: `);
  });

  it.each(ALLOWED)('lets %s import %s', (file, specifier) => {
    expect(breachesOf(file, specifier)).toEqual([]);
  });

  it('contains no row without a forbidden case above', () => {
    const breaches = FORBIDDEN.flatMap(([file, specifier]) => breachesOf(file, specifier));
    const unbroken = LAW.filter(({ because }) => !breaches.some((each) => each.endsWith(because)));
    expect(unbroken).toEqual([]);
  });
});

it.each([
  "import { type X } from './x.ts';",
  "import type { X } from './x.ts';",
  "import './x.ts';",
  "export * from './x.ts';",
  "export type { X } from './x.ts';",
  "const load = () => import('./x.ts');",
  'const load = () => import(`./x.ts`);',
  "type X = import('./x.ts').X;",
  "fork(new URL('./x.ts', import.meta.url));",
])('an import is %s', (source) => {
  expect(importsOf('a.ts', source)).toEqual(['./x.ts']);
});

it.each([
  "// import { x } from './x.ts';",
  "const text = `import { x } from './x.ts';`;",
  "new URL('./x.html', import.meta.url);",
  "new URL('./x.ts', address);",
  'await import(name);',
])('an import is not %s', (source) => {
  expect(importsOf('a.ts', source)).toEqual([]);
});

describe('a circle', () => {
  it('is found between files, also with import()', () => {
    const files = [
      ['web/src/core/api/a.ts', "const load = () => import('./b.ts');"],
      ['web/src/core/api/b.ts', importing('./c.ts')],
      ['web/src/core/api/c.ts', "import type { A } from './a.ts';"],
    ];
    expect(circleBreaches(arrowsOf(files))).toEqual([
      'web/src/core/api/a.ts imports ./b.ts: these files form a circle',
      'web/src/core/api/b.ts imports ./c.ts: these files form a circle',
      'web/src/core/api/c.ts imports ./a.ts: these files form a circle',
    ]);
    expect(circleBreaches(arrowsOf(files.slice(1)))).toEqual([]);
  });

  it('is found between rooms of the server, also with types or import()', () => {
    const files = [
      ['server/src/app.ts', importing('./modules/board/board.ts')],
      ['server/src/modules/board/board.ts', importing('../settings/repository.ts')],
      ['server/src/modules/settings/repository.ts', "await import('../prices/gate.ts');"],
      ['server/src/modules/prices/gate.ts', "import type { X } from '../board/x.ts';"],
    ];
    expect(circleBreaches(arrowsOf(files))).toEqual([
      'server/src/modules/board/board.ts imports ../settings/repository.ts: these rooms form a circle',
      'server/src/modules/settings/repository.ts imports ../prices/gate.ts: these rooms form a circle',
      'server/src/modules/prices/gate.ts imports ../board/x.ts: these rooms form a circle',
    ]);
    const fromTest = [['server/src/modules/prices/gate.test.ts', files[3][1]]];
    expect(circleBreaches(arrowsOf([...files.slice(0, 3), ...fromTest]))).toEqual([]);
  });
});

it('a room is a folder of the server, of its calls and of its modules, or a file above them', () => {
  expect(roomOf('server/src/http/http-errors.ts')).toBe('server/src/http');
  expect(roomOf('server/src/calls/prices/routes.ts')).toBe('server/src/calls/prices');
  expect(roomOf('server/src/modules/imports/mimit/brand.ts')).toBe('server/src/modules/imports');
  expect(roomOf('server/src/clock.ts')).toBe('server/src/clock.ts');
  expect(roomOf('web/src/main.tsx')).toBeUndefined();
});

it('a folder holds 25 files', () => {
  const files = (count) => Array.from({ length: count }, (_, n) => `ui/src/${n}.ts`);
  const beside = ['ui/src/a.test.ts', 'ui/src/b.gen.ts', 'ui/src/map/a.ts'];
  expect(crowdBreaches([...files(25), ...beside])).toEqual([]);
  expect(crowdBreaches(files(26))).toEqual(['ui/src holds 26 files, at most 25 may lie there']);
});
