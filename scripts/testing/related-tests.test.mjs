import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../run/processes.mjs';
import { changedMessages } from './changed-files.mjs';
import { JOURNEYS } from './related-journeys.mjs';
import { relatedTests, usersOfMessages } from './related-tests.mjs';

const SOURCES = [
  ['contract/src/limits.ts', ''],
  ['contract/src/limits.test.ts', "import { LIMIT } from './limits.ts';"],
  ['server/src/app.ts', "import './calls/prices/reports/routes.ts';"],
  ['server/src/app.test.ts', "import { buildApp } from './app.ts';"],
  ['server/src/modules/prices/gate.ts', "import '@pieno/contract/limits.ts';"],
  ['server/src/calls/prices/reports/routes.ts', "import '../../../modules/prices/gate.ts';"],
  ['server/src/calls/prices/reports/routes.test.ts', "import '../../../testing/app.ts';"],
  ['server/src/modules/imports/child.ts', "fork(new URL('./process.ts', import.meta.url));"],
  ['server/src/modules/imports/process.ts', ''],
  ['server/src/modules/imports/nasty/child.test.ts', "import { Child } from '../child.ts';"],
  ['server/src/modules/imports/process.test.ts', "await import('./process.ts');"],
  ['server/src/testing/app.ts', "import { buildApp } from '../app.ts';"],
  ['web/src/screens/settings/rows.tsx', "import styles from './rows.module.css'; m.save();"],
  ['web/src/screens/settings/rows.test.tsx', "import { Rows } from './rows.tsx';"],
  ['web/src/screens/home/home.tsx', 'm.save_all();'],
  ['e2e/first-visit.spec.ts', ''],
  ['e2e/screens.ts', ''],
  ['e2e/back.spec.ts', "import { SCREENS } from './screens.ts';"],
  ['e2e/settings.spec.ts', ''],
];

test.each([
  ['a test', ['server/src/app.test.ts'], ['server/src/app.test.ts']],
  [
    'a file: the tests beside it, those behind an import of it, and the journey called like its folder',
    ['web/src/screens/settings/rows.module.css'],
    ['e2e/settings.spec.ts', 'web/src/screens/settings/rows.test.tsx'],
  ],
  [
    'a file far from its users: not what lies behind the assembly of all',
    ['contract/src/limits.ts'],
    [
      'contract/src/limits.test.ts',
      'e2e/first-visit.spec.ts',
      'server/src/calls/prices/reports/routes.test.ts',
    ],
  ],
  [
    'a module: those of the calls that use it, whose tests ask the whole server',
    ['server/src/modules/prices/gate.ts'],
    ['e2e/first-visit.spec.ts', 'server/src/calls/prices/reports/routes.test.ts'],
  ],
  [
    'the assembly itself: what lies behind it',
    ['server/src/app.ts'],
    ['e2e/first-visit.spec.ts', 'server/src/app.test.ts'],
  ],
  [
    'the program of another process',
    ['server/src/modules/imports/process.ts'],
    [
      'e2e/first-visit.spec.ts',
      'server/src/modules/imports/nasty/child.test.ts',
      'server/src/modules/imports/process.test.ts',
    ],
  ],
  ['a helper of journeys', ['e2e/screens.ts'], ['e2e/back.spec.ts']],
  ['a document', ['docs/import.md'], []],
])('%s', (_, changed, tests) => {
  const related = relatedTests(changed, SOURCES);
  expect(new Set(related.tests)).toEqual(new Set(tests));
  expect(related.left).toBe(0);
});

test('of too many tests the nearest are chosen, and the rest are counted', () => {
  const changed = ['contract/src/limits.ts', 'server/src/app.ts'];
  const sources = [...SOURCES, ['server/src/main.test.ts', "import './calls/prices/x.ts';"]];
  expect(relatedTests(changed, sources, 1)).toMatchObject({
    tests: ['contract/src/limits.test.ts', 'e2e/first-visit.spec.ts', 'server/src/app.test.ts'],
    left: 2,
  });
});

test('near tests leave places for the calls of the same subject, not for others', () => {
  const sources = [
    ...SOURCES,
    ...['a', 'b', 'c', 'd'].map((name) => [`server/src/modules/prices/${name}.test.ts`, '']),
    ['server/src/calls/imports/start.ts', "import '../../modules/prices/gate.ts';"],
    ['server/src/calls/imports/start.test.ts', ''],
  ];
  expect(relatedTests(['server/src/modules/prices/gate.ts'], sources, 4)).toMatchObject({
    tests: [
      'e2e/first-visit.spec.ts',
      'server/src/calls/prices/reports/routes.test.ts',
      'server/src/modules/prices/a.test.ts',
      'server/src/modules/prices/b.test.ts',
      'server/src/modules/prices/c.test.ts',
    ],
    left: 2,
  });
});

test('the users of a change are the changed files and those that import them', () => {
  const { users } = relatedTests(['server/src/modules/prices/gate.ts'], SOURCES);
  expect(users).toEqual([
    'server/src/modules/prices/gate.ts',
    'server/src/calls/prices/reports/routes.ts',
  ]);
});

test('each journey of the table exists', () => {
  const names = new Set(JOURNEYS.flatMap(([, journeys]) => journeys));
  expect([...names].filter((name) => !existsSync(path.join(ROOT, `e2e/${name}.spec.ts`)))).toEqual(
    [],
  );
});

test('a message changes the files that use it', () => {
  const git = () => '@@ -3 +3 @@\n-  "save": "Salva",\n+  "save": "Salva tutto",';
  const keys = changedMessages('HEAD', git);
  expect(keys).toEqual(['save']);
  expect(usersOfMessages(keys, SOURCES)).toEqual(['web/src/screens/settings/rows.tsx']);
  expect(usersOfMessages([], SOURCES)).toEqual([]);
});
