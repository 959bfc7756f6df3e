import type { User } from '@pieno/contract/visitor.ts';
import { useVisitor } from './use-visitor.ts';

/** Returns the registered user; null for every other visitor. */
export function useUser(): User | null {
  const visitor = useVisitor();
  return visitor.kind === 'registered' ? visitor.user : null;
}
