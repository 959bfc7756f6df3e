import { GuestAccessSchema, UserSchema } from '@pieno/contract/visitor.ts';
import { catch as fallback, literal, nullable, object, string, union } from 'zod/mini';
import { localRecord, type LocalRecord } from '../storage/local-record.ts';
import type { StoredVisitor } from './machine.ts';

const StoredVisitorSchema = nullable(
  union([
    object({ kind: literal('guest'), guest: nullable(GuestAccessSchema) }),
    object({
      kind: literal('registered'),
      token: string(),
      // A user stored by an older version may lack a field: it becomes null, and the token still identifies the user.
      user: fallback(nullable(UserSchema), null),
    }),
  ]),
);

export type VisitorStorage = LocalRecord<StoredVisitor>;

export function visitorStorage(): VisitorStorage {
  return localRecord<StoredVisitor>('pieno.visitor', StoredVisitorSchema, null);
}
