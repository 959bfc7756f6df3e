// Tests rules call-public, offline-prices, offline-shell.
import { expect, test } from 'vitest';
import { isApiPage, isAppPage, isKeptAnswer, isKeptHistory } from './rules.ts';

const url = (path: string) => new URL(path, 'https://pieno.example');

test.each([
  '/api/prices/best-by-decade',
  '/api/prices/ranking/10?area=confine',
  '/api/business/8',
  '/api/welcome-message',
  '/api/global-settings/business_marker_color',
])('%s is cached', (path) => {
  expect(isKeptAnswer('GET', url(path))).toBe(true);
});

test.each([
  ['/api/prices/history/8?fuel=10&days=30', true],
  ['/api/prices/history/area/SM?decade=10&days=30', true],
  ['/api/prices/ranking/10?area=confine', false],
  ['/api/business/8', false],
])('%s is cached, apart from the prices: %s', (path, isApart) => {
  expect([isKeptAnswer('GET', url(path)), isKeptHistory('GET', url(path))]).toEqual([
    true,
    isApart,
  ]);
});

test.each([
  ['GET', '/api/auth/current-user'],
  ['GET', '/api/auth/social'],
  ['GET', '/api/auth/social/google'],
  ['GET', '/api/auth/social/google/callback?code=secret'],
  ['GET', '/api/prices/version'],
  ['GET', '/api/user'],
  ['GET', '/api/user/settings'],
  ['POST', '/api/guest/access'],
  ['POST', '/api/login'],
  ['GET', '/business/8'],
  ['GET', '/api/health'],
])('%s %s is never cached', (method, path) => {
  expect(isKeptAnswer(method, url(path))).toBe(false);
});

test('every page of the app is recognised, at any depth', () => {
  expect(isAppPage('navigate', url('/'))).toBe(true);
  expect(isAppPage('navigate', url('/ranking/10'))).toBe(true);
});

test('a page of the API is not a page of the app, nor is a file', () => {
  expect(isAppPage('navigate', url('/api/docs'))).toBe(false);
  expect(isApiPage('navigate', url('/api/docs'))).toBe(true);
  expect(isApiPage('cors', url('/api/docs'))).toBe(false);
  expect(isApiPage('navigate', url('/ranking/10'))).toBe(false);
  expect(isAppPage('cors', url('/ranking/10'))).toBe(false);
});
