// Tests rules entry-guest, entry-screen, entry-social, guest-access, theme-account.
import type { SocialProvider } from '@pieno/contract/accounts/social-providers.ts';
import type { User } from '@pieno/contract/accounts/visitor.ts';
import { afterPaint } from '@pieno/ui/testing/after-paint.ts';
import { expectAccessible } from '@pieno/ui/testing/expect-accessible.ts';
import { ThemeProvider } from '@pieno/ui/theme/theme-provider.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { seedAnswers } from '../../core/api/kept/embedded-answers.ts';
import { createQueryClient } from '../../core/api/query-client.ts';
import { getVisitor, logout, signIn } from '../../core/session/session.ts';
import { m } from '../../paraglide/messages.js';
import { storeSocialReturn } from '../../core/session/social-return.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { demoWinner as winner } from '../../testing/demo-winner.ts';
import { SocialLoginScreen } from './social-login-screen.tsx';

const GUEST = {
  guest_id: 'g1',
  guest_token: 'token-g1',
  expires_at: '2099-01-01T00:00:00.000Z',
  permissions: [],
};
const onEntered = vi.fn();
const onLeave = vi.fn();
const answerTo = vi.fn<(path: string) => Response>();
const LIST = '/api/auth/social';
const EXCHANGE = '/api/auth/social/exchange';
let providers: SocialProvider[];

beforeEach(() => {
  logout();
  providers = [];
  answerTo.mockImplementation((path) => {
    if (path === '/api/guest/access') return Response.json(GUEST);
    if (path === LIST) return Response.json({ providers });
    return Response.json([winner(10, 1.669), winner(20, 1.749, true)]);
  });
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) =>
    Promise.resolve().then(() => answerTo(input as string)),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.resetAllMocks();
});

const show = (queries = createQueryClient()) =>
  render(
    <QueryClientProvider client={queries}>
      <ThemeProvider colorScheme="light">
        <SocialLoginScreen returnTo={null} onEntered={onEntered} onLeave={onLeave} />
      </ThemeProvider>
    </QueryClientProvider>,
  );
const guestButton = page.getByRole('button', { name: 'Accedi come guest' });
const alert = page.getByRole('alertdialog');

test('is accessible, including its alert', async () => {
  await show();
  await expect.element(page.getByText('€ 1,669 al litro')).toBeInTheDocument();
  await expectAccessible();
  answerTo.mockImplementation(() => Response.json({ message: 'no' }, { status: 503 }));
  await guestButton.click();
  await expect.element(alert).toBeVisible();
  await expectAccessible();
});

test('names the product and links to every way to sign in', async () => {
  await show();
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Benvenuto su Pieno' }))
    .toBeVisible();
  await expect
    .element(page.getByText(/^I prezzi dei carburanti a San Marino in tempo reale/))
    .toBeVisible();
  const ways = [
    ['Accedi con Email', '/login'],
    ['Registrati', '/register'],
    ['Password dimenticata?', '/forget-password'],
  ] as const;
  for (const [name, to] of ways) {
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', to);
  }
});

test('the price board shows the current best prices, and no stale one', async () => {
  await show();
  await expect.element(page.getByText('€ 1,669 al litro')).toBeInTheDocument();
  expect(page.getByText(/1,749/).elements()).toHaveLength(0);
  await expect.element(page.getByText('Prezzi dimostrativi')).toBeVisible();
});

test('large text keeps every digit of the price board visible, demo prices beside real ones', async () => {
  const [real, ...demos] = [winner(10, 1.669), winner(20, 1.749), winner(30, 0.713)];
  real.best!.fuels[0]!.source = 'import';
  answerTo.mockImplementation((path) =>
    Response.json(path === LIST ? { providers } : [real, ...demos]),
  );
  await show();
  await expect.element(page.getByText('dimostrativo').nth(1)).toBeVisible();
  await expectFitsLargeText();
});

test('guest access is requested once, however often it is tapped', async () => {
  await show();
  await guestButton.dblClick();
  await expect.poll(() => onEntered.mock.calls.length).toBe(1);
  expect(getVisitor()).toEqual({ kind: 'guest', guest: GUEST });
  const entries = answerTo.mock.calls.filter(([path]) => path === '/api/guest/access');
  expect(entries).toHaveLength(1);
});

test.each([
  [503, { message: 'no' }, "Errore durante l'accesso come ospite. Riprova."],
  [200, {}, 'Risposta del server non valida: mancano i dati guest'],
])('a failed guest access (%i) shows that and can be retried', async (status, body, sentence) => {
  await show();
  const normally = answerTo.getMockImplementation()!;
  answerTo.mockImplementation(() => Response.json(body, { status }));
  await guestButton.click();
  await expect.element(alert.getByText(sentence)).toBeVisible();
  expect(onEntered).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(guestButton).toHaveFocus();
  answerTo.mockImplementation(normally);
  await guestButton.click();
  await expect.poll(() => onEntered.mock.calls.length).toBe(1);
});

test.each(['Google', 'Apple', 'Facebook'])(
  '%s waits a second, then announces a future sign-in',
  async (provider) => {
    await show();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const button = page.getByRole('button', { name: `Accedi con ${provider}` });
    (button.element() as HTMLButtonElement).click();
    vi.advanceTimersByTime(999);
    await afterPaint();
    expect(alert.elements()).toHaveLength(0);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await expect
      .element(alert.getByText(`L'accesso con ${provider} sarà disponibile a breve.`))
      .toBeVisible();
  },
);

test('a signed-in user is redirected to /home, also when signed in from another tab', async () => {
  await show();
  expect(onEntered).not.toHaveBeenCalled();
  signIn('t1', { id: 'u1' } as User);
  await expect.poll(() => onEntered.mock.calls.length).toBe(1);
});

const asked = (path: string) => answerTo.mock.calls.filter(([each]) => each === path).length;

test('a provider that is not enabled has a small button, after the e-mail', async () => {
  providers = ['google'];
  await show();
  const way = (name: string) => page.getByRole('button', { name: `Accedi con ${name}` }).element();
  const widthOf = (name: string) => way(name).getBoundingClientRect().width;
  await expect.poll(() => widthOf('Google')).toBeGreaterThan(2 * widthOf('Apple'));
  expect(widthOf('Apple')).toBeGreaterThanOrEqual(44);
  const email = page.getByRole('link', { name: 'Accedi con Email' }).element();
  expect(email.compareDocumentPosition(way('Apple'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a list that came with the page is not requested', async () => {
  const queries = createQueryClient();
  seedAnswers(queries, { '/auth/social': { providers: ['google'] } });
  const idle = vi.spyOn(window, 'requestIdleCallback');
  await show(queries);
  await page.getByRole('button', { name: 'Accedi con Google' }).click();
  expect(onLeave).toHaveBeenCalledWith('google');
  expect(idle).not.toHaveBeenCalled();
  expect(asked(LIST)).toBe(0);
});

test('an enabled provider is opened at once; the list is fetched once', async () => {
  providers = ['google'];
  await show();
  await expect.poll(() => asked(LIST)).toBe(1);
  const google = page.getByRole('button', { name: 'Accedi con Google' });
  await expect
    .poll(async () => {
      await google.click();
      return onLeave.mock.calls.length;
    })
    .toBe(1);
  expect(onLeave).toHaveBeenCalledWith('google');
  expect(asked(LIST)).toBe(1);
  // Restored from the back/forward cache, the page is no longer waiting.
  await expect.element(google).toHaveAttribute('aria-busy', 'true');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(google).toHaveAttribute('aria-busy', 'false');
});

test('a return with a code exchanges it once and opens /home', async () => {
  const session = { token: 't1', user: { ...SAMPLE_USER, dark: true } };
  const normally = answerTo.getMockImplementation()!;
  answerTo.mockImplementation((path) =>
    path === EXCHANGE ? Response.json(session) : normally(path),
  );
  storeSocialReturn('?codice=abc');
  await show();
  await expect.poll(() => onEntered.mock.calls.length).toBe(1);
  expect(getVisitor()).toMatchObject({ kind: 'registered', token: 't1' });
  expect(asked(EXCHANGE)).toBe(1);
  // The entry stays light; the pages after it use the account's theme.
  expect(localStorage.getItem('theme')).toBe('dark');
});

const FAILED = "L'accesso con questo servizio non è riuscito. Riprova.";
test.each([
  ['?errore=1', FAILED],
  ['?codice=spent', FAILED],
  ['?errore=bloccato', m.error_email_locked()],
])('a failed return shows its message: %s', async (query, sentence) => {
  const normally = answerTo.getMockImplementation()!;
  answerTo.mockImplementation((path) =>
    path === EXCHANGE ? Response.json({ message: 'no' }, { status: 422 }) : normally(path),
  );
  storeSocialReturn(query);
  await show();
  await expect.element(page.getByRole('alert')).toHaveTextContent(sentence);
  expect(getVisitor().kind).toBe('anonymous');
});
