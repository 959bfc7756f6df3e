import { expect, test } from 'vitest';
import { cacheablePaths } from './first-visit.ts';

const ORIGIN = 'https://pieno.example';

test('refetches, once each, what the worker caches, and nothing else', () => {
  const names = [
    '/assets/home-screen-a1b2.js',
    '/api/prices/ranking/10?area=confine',
    '/api/prices/ranking/10?area=confine',
    '/api/images/abc.webp',
    '/api/guest/access',
    '/api/auth/current-user',
    '/icons/192.png',
  ].map((path) => ORIGIN + path);
  expect(cacheablePaths([...names, 'https://tiles.example/assets/1.js'], ORIGIN)).toEqual([
    '/assets/home-screen-a1b2.js',
    '/api/prices/ranking/10?area=confine',
    '/api/images/abc.webp',
  ]);
});
