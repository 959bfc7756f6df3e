// Tests rule gallery-chat.
import { expectAccessible } from '@pieno/ui/testing/expect-accessible.ts';
import { show } from '@pieno/ui/testing/show.tsx';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  expectNoHorizontalScroll,
  onScreen,
  testPage,
  UNBROKEN,
} from '../../testing/test-page.tsx';
import { restoreChat } from '../chat-store.ts';
import { ChatUsersPage } from './chat-users-page.tsx';

beforeEach(restoreChat);

const search = page.getByRole('searchbox', { name: 'Search users or messages' });
const recent = page.getByRole('region', { name: 'Recent contacts' });
const row = (name: string) => recent.getByRole('listitem').filter({ hasText: name });
const names = () =>
  recent
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);
const choose = async (name: string, action: string) => {
  await row(name)
    .getByRole('button', { name: `More about ${name}` })
    .click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};

describe('/chat-users', () => {
  testPage(<ChatUsersPage />);

  test('a search finds people by their name', async () => {
    await show(<ChatUsersPage />);
    await search.fill('BRU');
    expect(names()).toEqual(['Bruno']);
  });

  test('a search finds messages and shows the match', async () => {
    await show(<ChatUsersPage />);
    await search.fill('domagnano');
    expect(names()).toEqual(['Ada']);
    await expect.element(row('Ada').getByText(/Then go to Domagnano/)).toBeVisible();
    await search.fill('tarmac');
    await expect.element(page.getByText('Nobody and no message matches “tarmac”.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    expect(names().length).toBe(12);
  });

  test('a long search word without a match does not overflow', async () => {
    await show(<ChatUsersPage />);
    await search.fill(UNBROKEN);
    await expect
      .element(page.getByText(`Nobody and no message matches “${UNBROKEN}”.`))
      .toBeVisible();
    expectNoHorizontalScroll();
  });

  test('shows who is online, each linking to the chat', async () => {
    await show(<ChatUsersPage />);
    const online = page.getByRole('list', { name: 'Online now' }).getByRole('link');
    expect(online.elements().map((link) => link.getAttribute('href'))).toEqual(
      ['ada', 'bruno', 'dario', 'fabio', 'giulia', 'irene', 'marta'].map(
        (id) => `/chat?with=${id}`,
      ),
    );
  });

  test.each([
    [390, 5],
    [768, 7],
    [1200, 10],
  ])('at %i pixels, %i contacts who are online are visible', async (width, count) => {
    await onScreen(width);
    await show(<ChatUsersPage />);
    const strip = page.getByRole('list', { name: 'Online now' }).element();
    const share = strip.clientWidth / strip.firstElementChild!.getBoundingClientRect().width;
    expect(Math.round(share)).toBe(count);
  });

  test('shows unread counts and who is offline', async () => {
    await show(<ChatUsersPage />);
    await expect.element(row('Elena')).toHaveAttribute('data-unread', 'true');
    await expect.element(row('Elena').getByText('4 unread')).toBeInTheDocument();
    await expect.element(row('Elena').getByText('offline')).toBeInTheDocument();
    await expect.element(row('Dario')).toHaveAttribute('data-unread', 'false');
  });

  test('mutes and unmutes', async () => {
    await show(<ChatUsersPage />);
    await choose('Bruno', 'Mute');
    await expect.element(row('Bruno').getByRole('img', { name: 'muted' })).toBeVisible();
    await choose('Bruno', 'Unmute');
    await expect.element(row('Bruno').getByRole('img', { name: 'muted' })).not.toBeInTheDocument();
  });

  test('bans and unbans', async () => {
    await show(<ChatUsersPage />);
    await choose('Dario', 'Ban');
    await expect.element(row('Dario').getByText('Banned')).toBeVisible();
    await choose('Dario', 'Unban');
    await expect.element(row('Dario').getByText('Banned')).not.toBeInTheDocument();
  });

  test('Undo restores a removed contact at its position', async () => {
    await show(<ChatUsersPage />);
    const before = names();
    await choose('Chiara', 'Remove');
    await expect.element(page.getByText('Chiara was removed.')).toBeVisible();
    expect(names()).not.toContain('Chiara');
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(names()).toEqual(before);
  });

  test('the focus goes from a removed contact to Undo', async () => {
    await show(<ChatUsersPage />);
    page.getByRole('button', { name: 'More about Chiara' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menuitem', { name: 'Mute' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect.element(row('Chiara')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
  });

  test('the menu of a contact is accessible, and Escape restores the focus', async () => {
    await show(<ChatUsersPage />);
    const button = page.getByRole('button', { name: 'More about Ada' });
    await button.click();
    await expect.element(page.getByRole('menuitem', { name: 'Mute' })).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(button).toHaveFocus();
  });

  test('adds a contact at the top, but rejects an empty name', async () => {
    await show(<ChatUsersPage />);
    await page.getByRole('button', { name: 'Add a contact' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a contact' });
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect.element(dialog.getByText('Type a name first')).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('  Olga ');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(names()[0]).toBe('Olga');
    await expect.element(row('Olga').getByText('Say hello')).toBeVisible();
  });
});
