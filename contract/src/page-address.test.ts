import { expect, test } from 'vitest';
import { readPageAddress, toPageAddress } from './page-address.ts';

/** Replaces `URL`, which the contract does not have. @param query at most one parameter */
const read = (address: string) => {
  const [pathname = '', query = ''] = address.split('?');
  const [name, value = null] = query.split('=');
  return readPageAddress({
    pathname,
    searchParams: { get: (each) => (each === name ? value : null) },
  });
};
const diesel = { kind: 'ranking', decade: 20, area: 'SM', mode: undefined };

test.each([
  ['/home', { kind: 'home' }],
  ['/home/', { kind: 'home' }],
  ['/ranking/20', diesel],
  ['/ranking/20/?area=entrambe', { ...diesel, area: 'entrambe' }],
  ['/ranking/20?area=luna', diesel],
  ['/ranking/20?mode=self', { ...diesel, mode: 'self' }],
  ['/ranking/20?mode=walk', diesel],
  ['/ranking/12', { ...diesel, decade: 12 }],
  ['/ranking/abc', { ...diesel, decade: NaN }],
  ['/business/8?fbclid=x', { kind: 'station', id: 8 }],
  ['/business/12345678901', { kind: 'station', id: NaN }],
  ['/social-login', { kind: 'entry', to: null }],
  ['/social-login?to=/business/8', { kind: 'entry', to: '/business/8' }],
  ['/', { kind: 'other', path: '/' }],
  ['/admin/prices/8', { kind: 'other', path: '/admin/:part/:chosen' }],
])('%s names the page %o', (address, page) => expect(read(address)).toEqual(page));

test.each(['/nowhere', '/business', '/business/8/edit', '//evil.example/business/8', 'business/8'])(
  '%s is no page',
  (address) => expect(read(address)).toBeUndefined(),
);

test('a page that was already found is read the same way', () => {
  const noQuery = { get: () => null };
  expect(toPageAddress('/ranking/:decade', '20', noQuery)).toEqual(diesel);
  expect(toPageAddress('/settings', undefined, noQuery)).toEqual({
    kind: 'other',
    path: '/settings',
  });
});
