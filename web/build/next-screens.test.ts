// Tests rule next-screen.
import { expect, test } from 'vitest';
import type { Manifest } from 'vite';
import { filesOfScreens, tooMany, waitsForSchemas } from './next-screens.ts';

const screen = (name: string) => ({
  file: `assets/${name}.js`,
  css: [`assets/${name}.css`],
  assets: [`assets/${name}.svg`],
  imports: ['index.html', '_shared.js'],
});
const built: Manifest = {
  'index.html': { file: 'assets/index.js' },
  '_shared.js': { file: 'assets/shared.js' },
  // A chunk that is imported in both ways has no source, but a name.
  '_schemas.js': { file: 'assets/schemas.js', name: 'schemas' },
  'src/routes/_page/ranking.$decade.tsx?tsr-split=component': screen('ranking'),
  'src/routes/_page/business.$id.tsx?tsr-split=component': screen('business'),
  'src/screens/business/facts-cards.tsx': screen('facts'),
  'src/routes/social-login.tsx?tsr-split=component': screen('social-login'),
  'src/screens/business/below-cards.tsx': screen('below'),
  'src/features/reports/totem/station-report.tsx': screen('report'),
};

test('each screen has its imports and the schemas, without the files of the first visit', () => {
  const screens = filesOfScreens(built, ['assets/index.js']);
  expect(screens.get('ranking')).toEqual([
    'assets/ranking.js',
    'assets/ranking.css',
    'assets/shared.js',
    'assets/schemas.js',
  ]);
  expect(screens.get('station')).toContain('assets/facts.js');
});

test('reports a screen that was not built', () => {
  const { 'src/screens/business/facts-cards.tsx': _gone, ...rest } = built;
  expect(() => filesOfScreens(rest, [])).toThrow('facts-cards.tsx');
});

test('a screen has six scripts at most', () => {
  const scripts = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `assets/${name}.js`);
  expect(tooMany(new Map([['ranking', [...scripts, 'assets/a.css']]]))).toBeNull();
  expect(tooMany(new Map([['ranking', [...scripts, 'assets/g.js']]]))).toMatch(
    /^The ranking is 7 scripts, at most 6: /,
  );
});

test('nothing shown at first waits for schemas, whoever imports them', () => {
  expect(waitsForSchemas(built)).toBeNull();
  const shared = { file: 'assets/shared.js', imports: ['_schemas.js'] };
  expect(waitsForSchemas({ ...built, '_shared.js': shared })).toMatch(
    /^src\/routes\/_page\/ranking\.\$decade\.tsx\S* imports schemas: /,
  );
});
