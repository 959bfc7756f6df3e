import type { Page } from '@playwright/test';
import { expect } from './test.ts';

interface Screen {
  path: string;
  /** Waits until what the screen is for can be seen. */
  ready: (page: Page) => Promise<void>;
}

const heading = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();

/** The screens a guest walks through, each with what shows that it is there. */
export const SCREENS: readonly Screen[] = [
  { path: '/home', ready: heading('Vincitori per Categoria') },
  { path: '/ranking/10', ready: heading('Benzina') },
  {
    path: '/ranking/40',
    ready: (page) => expect(page.getByText('Nessun distributore trovato per Metano')).toBeVisible(),
  },
  { path: '/business/1', ready: heading('Prezzi Carburanti') },
  {
    path: '/business/999999',
    ready: (page) => expect(page.getByText('Business non trovato')).toBeVisible(),
  },
  { path: '/settings', ready: heading('Account Setup') },
  {
    path: '/user-profile',
    ready: (page) => expect(page.getByText(/^Per vedere e modificare il profilo/)).toBeVisible(),
  },
  {
    path: '/not-a-page',
    ready: (page) => expect(page.getByText('OOPS... Page not found!')).toBeVisible(),
  },
];

/** What the browser says by itself about the two screens of what does not exist. */
export const MISSING = /status of 404.*\/(api\/business\/999999|not-a-page)\)/;
