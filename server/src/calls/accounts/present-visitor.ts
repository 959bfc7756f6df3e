import { permissionsOf } from '@pieno/contract/features.ts';
import type { CurrentVisitor } from '@pieno/contract/accounts/visitor.ts';
import type { Visitor } from '../../http/authentication.ts';

/** Converts a visitor to its form on the wire (rule call-current-user: type, guest or user, permissions). */
export function presentVisitor(visitor: Visitor): CurrentVisitor {
  const { type } = visitor;
  const guest = type === 'guest' ? visitor : undefined;
  return {
    type,
    guest: guest ? { id: guest.id, expires_at: guest.expiresAt.toISOString() } : null,
    user: type === 'user' ? visitor.user : null,
    permissions: permissionsOf(type),
  };
}
