import { PERMISSIONS, type CurrentVisitor } from '@pieno/contract/visitor.ts';
import type { Visitor } from '../../http/authentication.ts';

/** The visitor on the wire (spec §7: type, guest or user, permissions). */
export function presentVisitor(visitor: Visitor): CurrentVisitor {
  switch (visitor.type) {
    case 'anonymous':
      return { type: 'anonymous', guest: null, user: null, permissions: [] };
    case 'guest': {
      const guest = { id: visitor.id, expires_at: visitor.expiresAt.toISOString() };
      return { type: 'guest', guest, user: null, permissions: [...PERMISSIONS] };
    }
    case 'user':
      return { type: 'user', guest: null, user: visitor.user, permissions: [...PERMISSIONS] };
  }
}
