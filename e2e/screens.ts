import type { Page } from '@playwright/test';
import { expect } from './test.ts';

interface Screen {
  path: string;
  /** Waits until the screen's main content is visible. */
  ready: (page: Page) => Promise<void>;
}

const heading = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();

/** The text on /gestore for users without a station. */
const OWNERS_ONLY = /^Questa pagina è di chi gestisce un distributore/;

/** The screens that a guest can see, including error states. */
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
    path: '/avvisi',
    ready: (page) => expect(page.getByText(/^Gli avvisi ti dicono/)).toBeVisible(),
  },
  {
    path: '/preferiti',
    ready: (page) => expect(page.getByText(/^Per salvare i distributori preferiti/)).toBeVisible(),
  },
  { path: '/gestore', ready: (page) => expect(page.getByText(OWNERS_ONLY)).toBeVisible() },
  { path: '/gestore/invito', ready: heading('Gestisci il tuo distributore su Pieno') },
  { path: '/login', ready: heading('Accedi') },
  { path: '/register', ready: heading('Registrati') },
  { path: '/forget-password', ready: heading('Password dimenticata?') },
  { path: '/forget-password-success', ready: heading('Check your mailbox!') },
  { path: '/forget-password-failed', ready: heading('Ooops!') },
  { path: '/change-password', ready: heading('Cambia password') },
  { path: '/privacy-policy', ready: heading('Privacy e condizioni') },
  { path: '/about-us', ready: heading('Chi siamo') },
  { path: '/contatti', ready: heading('Contatti') },
  {
    path: '/not-a-page',
    ready: (page) => expect(page.getByText('OOPS... Page not found!')).toBeVisible(),
  },
];

/** Screens that differ for signed-in users. */
export const MEMBER_SCREENS: readonly Screen[] = [
  { path: '/avvisi', ready: heading('I tuoi avvisi') },
  {
    path: '/settings',
    ready: (page) =>
      expect(page.getByRole('switch', { name: 'Consenso alla geolocalizzazione' })).toBeVisible(),
  },
  { path: '/gestore', ready: (page) => expect(page.getByText(OWNERS_ONLY)).toBeVisible() },
  {
    path: '/gestore/invito#ABCD-2345',
    ready: (page) => expect(page.getByLabel("Codice d'invito")).toHaveValue('ABCD-2345'),
  },
  {
    path: '/preferiti',
    ready: (page) => expect(page.getByText(/tocca la stella/)).toBeVisible(),
  },
  { path: '/user-profile', ready: heading('I tuoi dati') },
  {
    path: '/change-password',
    ready: (page) => expect(page.getByLabel('Password attuale')).toBeVisible(),
  },
  { path: '/forget-password', ready: heading('Password dimenticata?') },
  { path: '/about-us', ready: heading('Chi siamo') },
  { path: '/contatti', ready: heading('Contatti') },
];

/** The browser's own console errors on the two screens of missing pages. */
export const MISSING = /status of 404.*\/((api\/)?business\/999999|not-a-page)\)/;
