// Tests rules register-name, shell-menu, shell-visitor, theme-choice, theme-switch.
import { afterPaint } from '@pieno/ui/testing/after-paint.ts';
import { expectAccessible } from '@pieno/ui/testing/expect-accessible.ts';
import { testAccessible } from '@pieno/ui/testing/show.tsx';
import { ThemeProvider } from '@pieno/ui/theme/theme-provider.tsx';
import type { Notification } from '@pieno/contract/notifications/notifications.ts';
import type { User } from '@pieno/contract/accounts/visitor.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createQueryClient } from '../core/api/query-client.ts';
import { getVisitor, logout, signIn } from '../core/session/session.ts';
import { AppMenu } from './app-menu.tsx';
import { AppTheme } from '../core/theme/app-theme.tsx';
import { fakeApi, type FakeApi } from '../testing/fake-api.ts';
import { chooseTheme, closeOverlay } from '../core/theme/theme.ts';

const onClose = vi.fn();
const menu = <AppMenu isOpen onClose={onClose} />;
const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AppTheme>{menu}</AppTheme>
    </QueryClientProvider>,
  );
let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.answer('/user/notifications', []);
  onClose.mockClear();
  chooseTheme('light');
});
afterEach(() => {
  logout();
  closeOverlay();
});

describe('the side menu of the product', () => {
  testAccessible(menu, (content, colorScheme = 'light') =>
    render(<ThemeProvider colorScheme={colorScheme}>{content}</ThemeProvider>),
  );

  test('has the specified entries in order, with their targets', async () => {
    await show();
    const links = page.getByRole('link').elements() as HTMLAnchorElement[];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/home'],
      ['Altri Servizi', '/home'],
      ['Diario di Bordo', '/home'],
      ['Partecipa al Concorso', '/home'],
      ['Lo sapevi che...?', '/home'],
      ['Impostazioni', '/settings'],
      ['Contatti', '/contatti'],
    ]);
  });

  test('shows once that four entries do not exist yet', async () => {
    await show();
    const coming = page.getByRole('list', { name: 'In arrivo' });
    expect(
      coming
        .getByRole('link')
        .elements()
        .map((link) => link.textContent),
    ).toEqual(['Altri Servizi', 'Diario di Bordo', 'Partecipa al Concorso', 'Lo sapevi che...?']);
    expect(page.getByText('In arrivo').elements()).toHaveLength(1);
  });

  test('links an account to its favourites and messages, with the number of unread ones', async () => {
    api.answer('/user/notifications', [notification('1', false), notification('2', true)]);
    signIn('t1', { id: 'u1' } as User);
    await show();
    await expect
      .element(page.getByRole('link', { name: 'Preferiti' }))
      .toHaveAttribute('href', '/preferiti');
    await expect
      .element(page.getByRole('link', { name: 'Avvisi 1 da leggere' }))
      .toHaveAttribute('href', '/avvisi');
    await expectAccessible();
  });

  test.each([
    ['all are read', () => api.answer('/user/notifications', [notification('1', true)])],
    ['there is no network', () => api.fail('/user/notifications', 0)],
  ])('shows no number if %s', async (_, answer) => {
    answer();
    signIn('t1', { id: 'u1' } as User);
    await show();
    const link = page.getByRole('link', { name: 'Avvisi', exact: true });
    await expect.element(link).toBeVisible();
    await expect.poll(() => api.calls).toContain('/user/notifications');
    await afterPaint();
    expect(link.element().textContent).toBe('Avvisi');
  });

  test('links owners to their station, and administrators to their tasks', async () => {
    signIn('t1', { id: 'u1', is_owner: true, role: 'admin' } as User);
    await show();
    await expect
      .element(page.getByRole('link', { name: 'Gestore' }))
      .toHaveAttribute('href', '/gestore');
    await expect
      .element(page.getByRole('link', { name: 'Amministrazione' }))
      .toHaveAttribute('href', '/admin');
  });

  test('the theme switch is saved for an account as well', async () => {
    const user = { id: 'u1', dark: false } as User;
    api.answer('PUT /user', {});
    signIn('t1', user);
    await show();
    await page.getByRole('button', { name: 'Dark Mode' }).click();
    await expect.poll(() => api.sent).toEqual([{ dark: true }]);
    expect(localStorage.getItem('theme')).toBe('dark');
    await expect.poll(() => getVisitor()).toMatchObject({ user: { dark: true } });
  });

  test('shows a guest with temporary access', async () => {
    await show();
    await expect.element(page.getByText('Guest', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Accesso temporaneo')).toBeVisible();
  });

  test("shows a registered user's name", async () => {
    signIn('t1', {
      id: 'u1',
      name: 'giulia',
      full_name: 'Giulia Rossi',
      avatar_image: null,
    } as User);
    await show();
    await expect.element(page.getByText('giulia', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Giulia Rossi')).toBeVisible();
    expect(page.getByText('Accesso temporaneo').elements()).toEqual([]);
  });

  test('shows the name once if both are the same, as after a registration', async () => {
    signIn('t1', { id: 'u1', name: 'Anna', full_name: 'Anna', avatar_image: null } as User);
    await show();
    expect(page.getByText('Anna').elements()).toHaveLength(1);
  });

  test('switches the theme under an overlay, and is labelled with the other theme', async () => {
    await show();
    await page.getByRole('button', { name: 'Dark Mode' }).click();
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(onClose).toHaveBeenCalledTimes(1);
    await expect.element(page.getByTestId('theme-overlay')).toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Light Mode' })).toBeInTheDocument();
  });

  test('logs out', async () => {
    signIn('t1', { id: 'u1' } as User);
    await show();
    await page.getByRole('button', { name: 'Disconnetti' }).click();
    expect(getVisitor().kind).toBe('anonymous');
  });
});

const notification = (id: string, read: boolean): Notification => ({
  id,
  at: '2026-11-21T07:12:00.000Z',
  kind: 'test',
  title: 'Prova',
  text: 'Prova',
  link: '/avvisi',
  read,
});
