import { getVisitor } from './session.ts';

/** True while this account is signed in here: what was begun for it may end after another one came. */
export function isHere(userId: string): boolean {
  const visitor = getVisitor();
  return visitor.kind === 'registered' && visitor.user.id === userId;
}
