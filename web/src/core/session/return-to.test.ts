// Tests rule page-return.
import { describe, expect, test } from 'vitest';
import { readReturnTo, returnToOf, withReturnTo } from './return-to.ts';

describe('a return address', () => {
  test.each([
    '/business/8',
    '/ranking/10',
    '/ranking/10?area=confine&mode=self&order=near',
    '/user-profile?focus=bio',
    '/settings',
    '/pages',
  ])('is a page of the product: %s', (returnTo) => expect(readReturnTo(returnTo)).toBe(returnTo));

  test.each([
    ['another origin', 'https://evil.example/business/8'],
    ['a path without a scheme', '//evil.example/business/8'],
    ['three slashes', '///evil.example'],
    ['a backslash', '/\\evil.example'],
    ['a backslash first', '\\/evil.example'],
    ['an encoded backslash', '/%5cevil.example'],
    ['an encoded slash', '/%2Fevil.example'],
    ['a slash encoded twice', '/%252Fevil.example'],
    ['a page with an encoded letter', '/%62usiness/8'],
    ['a script', 'javascript:alert(1)'],
    ['a script in capitals after a space', ' JavaScript:alert(1)'],
    ['data', 'data:text/html,hello'],
    ['a tab between the slashes', '/\t/evil.example'],
    ['a line break', '/business/8\r\nx'],
    ['a NUL', '/business/8\0'],
    ['a step up', '/business/../social-login'],
    ['credentials', '/@evil.example'],
    ['a letter that looks like another', '/busіness/8'],
    ['no path', 'business/8'],
    ['nothing', ''],
    ['a page that does not exist', '/nowhere'],
    ['too deep a path', '/business/8/edit'],
    ['a page for everybody', '/about-us'],
    ['the way in itself', '/social-login?to=/business/8'],
    ['the page it leads to anyway', '/home'],
    ['too long a text', `/ranking/10?area=${'x'.repeat(500)}`],
  ])('is not %s', (_, text) => expect(readReturnTo(text)).toBeNull());

  test('keeps only harmless query parameters', () => {
    const query = 'area=confine&a=%0d%0aSet-Cookie:x&b=//evil.example&<b>=1&fbclid=IwAR0_x-1';
    expect(readReturnTo(`/ranking/10?${query}`)).toBe('/ranking/10?area=confine&fbclid=IwAR0_x-1');
    expect(readReturnTo('/ranking/10?next=javascript:alert(1)')).toBe('/ranking/10');
  });

  test('can be missing', () => expect(readReturnTo(null)).toBeNull());
});

test('can be written into the address of a sign-in page and read back', () => {
  const returnTo = '/ranking/10?area=confine';
  const address = withReturnTo('/login', returnTo);
  expect(address).toBe('/login?to=%2Franking%2F10%3Farea%3Dconfine');
  const [pathname = '', query = ''] = address.split('?');
  expect(returnToOf({ pathname, searchStr: `?${query}` })).toBe(returnTo);
  expect(returnToOf({ pathname: '/social-login', searchStr: '?to=/business/8' })).toBe(
    '/business/8',
  );
  expect(withReturnTo('/login', null)).toBe('/login');
});

test('any other page is its own return address', () => {
  expect(returnToOf({ pathname: '/business/8', searchStr: '?to=/settings' })).toBe('/business/8');
  expect(returnToOf({ pathname: '/about-us', searchStr: '' })).toBeNull();
});
