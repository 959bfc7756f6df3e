import { PURPOSE, writeHead, type Head } from './head-markup.ts';

/** Public pages with their own title and description; they are indexed. */
const PUBLIC_PAGES: Readonly<Record<string, Omit<Head, 'path'>>> = {
  '/about-us': {
    title: 'Chi siamo',
    description: 'Che cosa fa Pieno, da dove vengono i prezzi e che cosa significa la loro data.',
  },
  '/contatti': {
    title: 'Contatti',
    description: 'Chi gestisce Pieno e come raggiungerlo.',
  },
  '/privacy-policy': {
    title: 'Privacy e condizioni',
    description: 'Che cosa Pieno sa di chi lo usa, per quanto tempo, e con quali condizioni.',
  },
};

/** Pages for a single visitor, which are not indexed. */
const PRIVATE_TITLES: Readonly<Record<string, string>> = {
  '/ranking': 'Classifica',
  '/login': 'Accedi',
  '/register': 'Registrati',
  '/forget-password': 'Password dimenticata?',
  '/forget-password-success': 'Controlla la posta',
  '/forget-password-failed': 'Recupero non riuscito',
  '/change-password': 'Cambia password',
  '/settings': 'Impostazioni',
  '/user-profile': 'Profilo',
  '/gestore': 'Gestore',
  '/gestore/:id': 'Gestore',
  '/gestore/invito': 'Invito per chi gestisce un distributore',
  '/admin': 'Amministrazione',
  '/admin/:part': 'Amministrazione',
  '/admin/:part/:chosen': 'Amministrazione',
};

/**
 * Writes the head of a page that is independent of prices and visitor (rule page-head).
 * @param path as in the contract's list of pages
 * @param publicUrl the product's own origin, undefined when none is configured
 * @returns escaped markup
 */
export function headOfPage(path: string, publicUrl: string | undefined): string {
  const own = PUBLIC_PAGES[path];
  const title = PRIVATE_TITLES[path] ?? demoTitle(path);
  const hidden = { title, description: PURPOSE, path: null, isHidden: true };
  return writeHead(own ? { ...own, path } : hidden, publicUrl);
}

/** Demo pages have English names, taken from their addresses. */
const demoTitle = (path: string): string =>
  path.slice(1, 2).toUpperCase() + path.slice(2).replaceAll('-', ' ');

/** Writes the head of any page whose content is unknown: of the shell, and before the board is filled. */
export const headOfShell = (publicUrl: string | undefined): string =>
  writeHead({ title: 'Pieno', description: PURPOSE, path: null }, publicUrl);

/** Sentences for a missing page, by the kind of the requested page. */
const MISSING = {
  station: 'Distributore non trovato',
  ranking: 'Classifica non trovata',
  page: 'Pagina non trovata',
} as const;

export type MissingPage = keyof typeof MISSING;

export const headOfMissing = (what: MissingPage, publicUrl: string | undefined): string =>
  writeHead({ title: MISSING[what], description: PURPOSE, path: null, isHidden: true }, publicUrl);
