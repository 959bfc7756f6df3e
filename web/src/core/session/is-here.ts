import { getVisitor } from './session.ts';

/** The id of whoever is registered; undefined for a guest or a stranger. */
export function userId(): string | undefined {
  const visitor = getVisitor();
  return visitor.kind === 'registered' ? visitor.user.id : undefined;
}

/** True while this account is signed in here: what was begun for it may end after another one came. */
export const isHere = (id: string): boolean => userId() === id;
