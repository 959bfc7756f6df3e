import { PURPOSE, writeHead, type Head } from './head-markup.ts';

/** Pages that say something of their own to everybody; they are indexed. */
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

/** Pages of one visitor, which nobody looks for. */
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
 * Writes the head of a page that is the same for everybody, whatever prices are (rule page-head).
 * @param path as in the contract's list of pages
 * @param publicUrl the product's own origin, undefined where none is configured
 * @returns escaped markup
 */
export function headOfPage(path: string, publicUrl: string | undefined): string {
  const own = PUBLIC_PAGES[path];
  const title = PRIVATE_TITLES[path] ?? demoTitle(path);
  const hidden = { title, description: PURPOSE, path: null, isHidden: true };
  return writeHead(own ? { ...own, path } : hidden, publicUrl);
}

/** Demo pages have English names, which stand in their addresses. */
const demoTitle = (path: string): string =>
  path.slice(1, 2).toUpperCase() + path.slice(2).replaceAll('-', ' ');

/** Writes the head of any page while nothing is known of it: of the shell, and before the first look at the database. */
export const headOfShell = (publicUrl: string | undefined): string =>
  writeHead({ title: 'Pieno', description: PURPOSE, path: null }, publicUrl);

/** What is not there, by the kind of page that was asked for. */
const MISSING = {
  station: 'Distributore non trovato',
  ranking: 'Classifica non trovata',
  page: 'Pagina non trovata',
} as const;

export type MissingPage = keyof typeof MISSING;

/** Writes the head of the page that says that nothing is there. */
export const headOfMissing = (what: MissingPage, publicUrl: string | undefined): string =>
  writeHead({ title: MISSING[what], description: PURPOSE, path: null, isHidden: true }, publicUrl);
