/** The access rules of spec §2, for the routes' `beforeLoad`; which page is whose is in contract/pages. */
import { findPage, mayOpen } from '@pieno/contract/pages.ts';
import { notFound, redirect } from '@tanstack/react-router';
import { kindOf } from './machine.ts';
import { settledVisitor } from './session.ts';

/**
 * Every page passes here: an unknown one is not found, whoever may not open it goes to /social-login.
 * Waits until the visitor is known, but only where it matters.
 */
export async function guardPage(pathname: string): Promise<void> {
  const page = findPage(pathname);
  if (!page) throw notFound();
  if (mayOpen(page, 'anonymous')) return;
  if (!mayOpen(page, kindOf(await settledVisitor()))) {
    throw redirect({ to: '/social-login', replace: true });
  }
}

/** The ways in: somebody signed in has no business there; a guest may still register. */
export async function guardEntry(): Promise<void> {
  const visitor = await settledVisitor();
  if (visitor.kind === 'registered') throw redirect({ to: '/home', replace: true });
}

/** `/` itself: /home for whoever may enter, /social-login for the others. */
export async function leaveRoot(): Promise<never> {
  const visitor = await settledVisitor();
  const to = visitor.kind === 'anonymous' ? '/social-login' : '/home';
  throw redirect({ to, replace: true });
}
