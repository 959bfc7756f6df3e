// Tests rules admin-screen, owner-invitation, page-access.
import { PAGES } from '@pieno/contract/pages.ts';
import { isRedirect } from '@tanstack/react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { guardPage } from './guards.ts';
import { forgetInvitationCode } from './invitation-code.ts';
import { invitationCode, invitedStation } from './pending-invitation.ts';

const settledVisitor = vi.hoisted(() => {
  // Guards that another test file has loaded would use the real session.
  vi.resetModules();
  return vi.fn();
});
vi.mock('./session.ts', () => ({ settledVisitor }));

beforeEach(() => void fakeBrowser());

/** Where the guard redirects from a page; null if the page may be opened. */
const ledFrom = (pathname: string) =>
  guardPage({ pathname, searchStr: '', hash: '' }).then(
    () => null,
    (thrown: unknown) => (isRedirect(thrown) ? thrown.options.href : thrown),
  );
const addresses = PAGES.map(({ path, access }) => ({ path: path.replace(/:\w+/g, '1'), access }));
const NOT_FOUND = expect.objectContaining({ isNotFound: true }) as unknown;
const isOpen = ({ access }: { access: string }) => access === 'everyone';
const isForVisitors = ({ access }: { access: string }) => access !== 'administrator';

test.each(addresses.filter((page) => !isOpen(page)))(
  'an anonymous visitor is redirected from $path to the sign-in page with a return address',
  async ({ path }) => {
    settledVisitor.mockResolvedValue({ kind: 'anonymous', notice: null });
    const wish = path === '/home' ? '' : `?to=${encodeURIComponent(path)}`;
    expect(await ledFrom(path)).toBe(`/social-login${wish}`);
  },
);

test.each([
  ['a stranger', 'the public ones', { kind: 'anonymous', notice: null }, addresses.filter(isOpen)],
  [
    'a guest',
    "all but administrators'",
    { kind: 'guest', guest: null },
    addresses.filter(isForVisitors),
  ],
  [
    'a user',
    "all but administrators'",
    { kind: 'registered', user: SAMPLE_USER },
    addresses.filter(isForVisitors),
  ],
  [
    'an administrator',
    'all',
    { kind: 'registered', user: { ...SAMPLE_USER, role: 'admin' } },
    addresses,
  ],
])('%s may open, of all pages, %s', async (_, __, visitor, open) => {
  settledVisitor.mockResolvedValue(visitor);
  const led = await Promise.all(open.map(({ path }) => ledFrom(path)));
  expect(open.filter((_, index) => led[index] !== null)).toEqual([]);
});

test.each([
  ['a guest', { kind: 'guest', guest: null }],
  ['a user', { kind: 'registered', user: SAMPLE_USER }],
])("%s gets not-found for the administrators' pages", async (_, visitor) => {
  settledVisitor.mockResolvedValue(visitor);
  expect(await Promise.all(['/admin', '/admin/coda', '/admin/prezzi/8'].map(ledFrom))).toEqual([
    NOT_FOUND,
    NOT_FOUND,
    NOT_FOUND,
  ]);
});

test("an invitation's code is kept during the sign-in, and no address contains it", async () => {
  settledVisitor.mockResolvedValue({ kind: 'anonymous', notice: null });
  const location = { pathname: '/gestore/invito', searchStr: '', hash: 'ABCD-2345.8' };
  const thrown: unknown = await guardPage(location).catch((error: unknown) => error);
  expect(isRedirect(thrown) && thrown.options.href).toBe('/social-login?to=%2Fgestore%2Finvito');
  expect([invitationCode(), invitedStation()]).toEqual(['ABCD-2345', '8']);
  forgetInvitationCode();
  expect([invitationCode(), invitedStation()]).toEqual(['', null]);
});

test("another page's fragment is not taken as a code", async () => {
  settledVisitor.mockResolvedValue({ kind: 'guest', guest: null });
  await guardPage({ pathname: '/home', searchStr: '', hash: 'main' });
  expect(invitationCode()).toBe('');
});

test('with blocked storage a code has to be typed', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  settledVisitor.mockResolvedValue({ kind: 'guest', guest: null });
  await guardPage({ pathname: '/gestore/invito', searchStr: '', hash: 'ABCD-2345' });
  expect(invitationCode()).toBe('');
  forgetInvitationCode();
});
