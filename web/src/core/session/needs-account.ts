import type { Visitor } from './machine.ts';

/** Pages that show a guest only the need for an account. */
const ACCOUNT_PAGES = /^\/(?:gestore|admin|user-profile|preferiti|avvisi)(?:[/?]|$)/;

/**
 * True if only an account helps the visitor (rule entry-account): a guest, or an anonymous visitor on the way to a page
 * without content for guests.
 * @param returnTo the page the visitor wanted to open
 */
export const needsAccount = ({ kind }: Visitor, returnTo: string | null): boolean =>
  kind === 'guest' || ACCOUNT_PAGES.test(returnTo ?? '');
