// Tests rules gallery-pages, page-access.
import { expect, test } from 'vitest';
import { findPage, mayOpen, PAGES } from './pages.ts';

test('every page is listed once', () => {
  expect(new Set(PAGES.map(({ path }) => path)).size).toBe(PAGES.length);
});

test('the twelve public pages, and the entrance, are open to everyone', () => {
  const open = PAGES.filter((page) => mayOpen(page, 'anonymous')).map(({ path }) => path);
  expect(open.toSorted()).toEqual([
    '/',
    '/about-us',
    '/change-password',
    '/contatti',
    '/forget-password',
    '/forget-password-failed',
    '/forget-password-success',
    '/hero-blocks',
    '/login',
    '/otp',
    '/otp-confirm',
    '/register',
    '/social-login',
  ]);
});

test.each(['/home', '/ranking/10', '/business/8', '/countdown', '/home/'])(
  '%s requires a guest or a registered user',
  (path) => {
    const page = findPage(path)!;
    expect(mayOpen(page, 'anonymous')).toBe(false);
    expect(mayOpen(page, 'guest')).toBe(true);
    expect(mayOpen(page, 'user')).toBe(true);
  },
);

test.each(['/nowhere', '/business', '/business/8/owner', '/ranking/10/20', '//home', '/HOME'])(
  '%s is no page',
  (path) => {
    expect(findPage(path)).toBeUndefined();
  },
);

test('the product does not need the gallery', () => {
  const product = PAGES.filter(({ part }) => part === 'product').map(({ path }) => path);
  expect(product).toEqual(
    expect.arrayContaining(['/home', '/ranking/:decade', '/business/:id', '/settings']),
  );
  expect(findPage('/alerts')?.part).toBe('gallery');
});
