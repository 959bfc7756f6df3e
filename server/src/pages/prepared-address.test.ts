// Tests rules page-content, page-link, ranking-both.
import { expect, test } from 'vitest';
import { readAddress } from './prepared-address.ts';

const board = { stations: new Map([[8, 'Commercio Petroli']]) };
const addressOf = (url: string) => readAddress(url, board)?.address ?? null;

test.each([
  ['/home', '/home'],
  ['/home?utm_source=x', '/home'],
  ['/social-login', '/social-login'],
  ['/ranking/10', '/ranking/10'],
  ['/ranking/10?order=near&mode=self&area=confine', '/ranking/10?area=confine&mode=self'],
  ['/ranking/10?area=SM&mode=both', '/ranking/10'],
  ['/ranking/10?mode=self&area=entrambe', '/ranking/10?area=entrambe&mode=self'],
  ['/business/8?focus=prices', '/business/8'],
  ['/social-login?to=%2Fbusiness%2F8%3Ffocus%3Dprices', '/social-login?to=%2Fbusiness%2F8'],
  ['/business/8?fbclid=IwAR_x-1', '/business/8'],
  ['/business/8/?fbclid=IwAR_x-1', '/business/8'],
  ['/home/', '/home'],
  ['/social-login?utm_source=x&utm_medium=y', '/social-login'],
  ['/social-login?to=/ranking/20', '/social-login?to=%2Franking%2F20'],
  ['/social-login?to=/ranking/20/&foreign=1', '/social-login?to=%2Franking%2F20'],
  ['/social-login?foreign=1&to=/business/8?fbclid=x', '/social-login?to=%2Fbusiness%2F8'],
  ['/social-login?to=/ranking/10?mode=self', '/social-login?to=%2Franking%2F10%3Fmode%3Dself'],
])('%s is cached as %s', (url, address) => {
  expect(addressOf(url)).toBe(address);
});

test.each([
  '/',
  '/settings',
  '/shell.html',
  '/ranking/60',
  '/ranking/010',
  '/ranking/10/x',
  '/business/9',
  '/business/08',
  '/social-login?to=/business/9',
  '/social-login?to=/gestore/invito',
  '/social-login?to=https://elsewhere.example/business/8',
  '/social-login?to=//elsewhere.example/business/8',
  '/social-login?codice=abc',
  '/social-login?errore=abc',
  '/social-login?to=',
  '/social-login?to=/business/8&codice=abc',
])('%s has no content of its own', (url) => {
  expect(addressOf(url)).toBeNull();
});
