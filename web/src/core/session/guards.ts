/**
 * Access control of pages (rule page-access), for the routes' `beforeLoad`; contract/src/pages.ts lists who may open which
 * page.
 */
import { findPage, mayOpen } from '@pieno/contract/pages.ts';
import { notFound, redirect } from '@tanstack/react-router';
import { kindOf } from './machine.ts';
import { keepInvitationCode } from './invitation-code.ts';
import { settledVisitor } from './session.ts';
import { returnToOf, withReturnTo } from './return-to.ts';

type Location = Parameters<typeof returnToOf>[0] & Parameters<typeof keepInvitationCode>[0];

/**
 * Guards every page, before anything of it is loaded. Redirects a visitor who may not open it to /social-login, with
 * the page as the return address; throws not-found for unknown pages, and for administrators' pages to everybody else.
 * Waits until the visitor is known, but only for pages that are not public.
 */
export async function guardPage(location: Location): Promise<void> {
  const page = findPage(location.pathname);
  if (!page) throw notFound();
  if (mayOpen(page, 'anonymous')) return;
  keepInvitationCode(location);
  const visitor = await settledVisitor();
  if (!mayOpen(page, kindOf(visitor))) {
    throw redirect({ href: withReturnTo('/social-login', returnToOf(location)), replace: true });
  }
  const isAdministrator = visitor.kind === 'registered' && visitor.user.role === 'admin';
  if (page.access === 'administrator' && !isAdministrator) throw notFound();
}

/** Guards the sign-in pages: redirects a registered user to the return address or to /home; a guest may still register. */
export async function guardSignInPage(location: Location): Promise<void> {
  const visitor = await settledVisitor();
  if (visitor.kind === 'registered') {
    throw redirect({ href: returnToOf(location) ?? '/home', replace: true });
  }
}

/** Redirects `/` to /home, or to /social-login if the visitor is anonymous. */
export async function redirectRoot(): Promise<never> {
  const visitor = await settledVisitor();
  const to = visitor.kind === 'anonymous' ? '/social-login' : '/home';
  throw redirect({ to, replace: true });
}
