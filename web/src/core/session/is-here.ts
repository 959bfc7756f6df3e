import { getVisitor } from './session.ts';

/** Returns the registered user's id; undefined for every other visitor. */
export function userId(): string | undefined {
  const visitor = getVisitor();
  return visitor.kind === 'registered' ? visitor.user.id : undefined;
}

/** True while this account is signed in: work started for it may finish after another account signs in. */
export const isHere = (id: string): boolean => userId() === id;
