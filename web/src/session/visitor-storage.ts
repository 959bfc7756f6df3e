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
      // A user written by an older Pieno may lack a field: the token still says who it is.
      user: fallback(nullable(UserSchema), null),
    }),
  ]),
);

export type VisitorStorage = LocalRecord<StoredVisitor>;

export function visitorStorage(): VisitorStorage {
  return localRecord<StoredVisitor>('pieno.visitor', StoredVisitorSchema, null);
}
