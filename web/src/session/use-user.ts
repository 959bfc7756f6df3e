import type { User } from '@pieno/contract/visitor.ts';
import { useVisitor } from './use-visitor.ts';

/** The registered user who is looking; null for everybody else. */
export function useUser(): User | null {
  const visitor = useVisitor();
  return visitor.kind === 'registered' ? visitor.user : null;
}
