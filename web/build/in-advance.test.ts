// Tests rules map-extract, offline-in-advance.
import { expect, test } from 'vitest';
import type { Manifest } from 'vite';
import { filesInAdvance, withoutLargeMaps } from './in-advance.ts';

const built: Manifest = {
  'index.html': { file: 'assets/index.js' },
  'src/routes/social-login.tsx?tsr-split=component': {
    file: 'assets/social-login.js',
    css: ['assets/social-login.css'],
    imports: ['index.html', '_shared.js'],
  },
  '_shared.js': { file: 'assets/shared.js' },
  'src/screens/home/answer/home-answer.tsx': { file: 'assets/answer.js' },
  'src/screens/ranking/head/both-note.tsx': { file: 'assets/both-note.js' },
  'src/screens/ranking/head/tank-head.tsx': { file: 'assets/tank-head.js' },
  'src/features/prices/smac/credit-line.tsx': { file: 'assets/credit-line.js' },
  'src/screens/ranking/position/position-dialog.tsx': { file: 'assets/position-dialog.js' },
  'src/screens/business/connector-list.tsx': { file: 'assets/connectors.js' },
  'src/screens/business/facts-cards.tsx': { file: 'assets/facts.js' },
  'src/features/map/streets/surfaces.geojson': { file: 'assets/surfaces.geojson' },
  'src/features/map/streets/streets.geojson': { file: 'assets/streets.geojson' },
};

test('the files in advance are the listed ones with their imports, except precached ones', () => {
  const files = filesInAdvance(built, (file) => file === 'assets/index.js');
  expect(files.toSorted()).toEqual([
    '/assets/answer.js',
    '/assets/both-note.js',
    '/assets/connectors.js',
    '/assets/credit-line.js',
    '/assets/facts.js',
    '/assets/position-dialog.js',
    '/assets/shared.js',
    '/assets/social-login.css',
    '/assets/social-login.js',
    '/assets/streets.geojson',
    '/assets/surfaces.geojson',
    '/assets/tank-head.js',
  ]);
});

test('reports a listed file that is no longer built', () => {
  const { 'src/features/map/streets/streets.geojson': _gone, ...rest } = built;
  expect(() => filesInAdvance(rest, () => false)).toThrow('streets.geojson');
});

test('the files of a map that an operator has enlarged are left out', () => {
  const files = [
    { file: 'assets/streets.geojson', bytes: 67_200 },
    { file: 'assets/surfaces.geojson', bytes: 600_000 },
    { file: 'assets/social-login.js', bytes: 90_000 },
  ];
  expect(withoutLargeMaps(files).map(({ file }) => file)).toEqual([
    'assets/streets.geojson',
    'assets/social-login.js',
  ]);
});
