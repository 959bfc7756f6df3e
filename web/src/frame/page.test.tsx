// Tests rules gallery-off, shell-bar, shell-frame.
import { QueryClientProvider } from '@tanstack/react-query';
import { ThemeProvider } from '@pieno/ui/theme/theme-provider.tsx';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createQueryClient } from '../core/api/query-client.ts';
import { forgetGuestMemory, rememberFuel } from '../core/session/guest-memory.ts';
import { Page } from './page.tsx';

const show = (title: string) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ThemeProvider colorScheme="light">
        <Page title={title} back="/home">
          <p>Il contenuto</p>
        </Page>
      </ThemeProvider>
    </QueryClientProvider>,
  );
const bar = () =>
  page
    .getByRole('navigation')
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent, link.getAttribute('href')]);

afterEach(() => {
  forgetGuestMemory();
  document.querySelector('meta[name="gallery"]')?.remove();
});

test('sets the title of the tab', async () => {
  await show('Benzina');
  expect(document.title).toBe('Benzina · Pieno');
  await show('Pieno');
  expect(document.title).toBe('Pieno');
});

test('has the five specified links in the bottom bar', async () => {
  await show('Pieno');
  expect(bar()).toEqual([
    ['Home', '/home'],
    ['Pages', '/pages'],
    ['Elements', '/elements'],
    ['Chat', '/chat-users'],
    ['Settings', '/settings'],
  ]);
});

test("has only the product's links in the bottom bar when the gallery is off", async () => {
  document.head.insertAdjacentHTML('beforeend', '<meta name="gallery" content="off">');
  rememberFuel(30);
  await show('Pieno');
  expect(bar()).toEqual([
    ['Home', '/home'],
    ['Classifica', '/ranking/30'],
    ['Impostazioni', '/settings'],
  ]);
});

test('opens its menu', async () => {
  await show('Pieno');
  await page.getByRole('button', { name: 'Apri il menu' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.getByRole('button', { name: 'Chiudi il menu' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
