/** The access rules of spec §2, for the routes' `beforeLoad`. Each waits until the visitor is known. */
import { redirect } from '@tanstack/react-router';
import { settledVisitor } from './session.ts';

/** Protected pages: guests and the signed-in pass, all others go to /social-login. */
export async function guardProtected(): Promise<void> {
  const visitor = await settledVisitor();
  if (visitor.kind === 'anonymous') throw redirect({ to: '/social-login', replace: true });
}

/** Entry pages: somebody signed in has no business there; a guest may still register. */
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
