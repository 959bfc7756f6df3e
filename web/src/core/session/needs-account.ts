import type { Visitor } from './machine.ts';

/** Pages that show a guest nothing but that they need an account. */
const ACCOUNT_PAGES = /^\/(?:gestore|admin|user-profile|preferiti|avvisi)(?:[/?]|$)/;

/**
 * True for a visitor whom only an account helps (rule entry-account): one who is a guest already, or a stranger on the way
 * to a page that has nothing for guests.
 * @param returnTo the page the visitor wanted to open
 */
export const needsAccount = ({ kind }: Visitor, returnTo: string | null): boolean =>
  kind === 'guest' || ACCOUNT_PAGES.test(returnTo ?? '');
