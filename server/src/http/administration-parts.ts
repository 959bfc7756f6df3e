import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Executor } from '../db/database.ts';
import { accountIdOf, type Guard } from './permission.ts';
import type { PersonHash } from '../modules/accounts/person.ts';
import { OPERATOR, type Administrator } from '../modules/accounts/administrator.ts';
import type { Reach } from '../calls/today/today.ts';

export interface AdministrationParts {
  db: Executor;
  clock: Clock;
  guard: Guard;
  personHash: PersonHash;
  reach: Reach;
}

/** Who decides by a call, which the operator too may send. */
export function administratorOf(request: FastifyRequest): Administrator {
  const userId = accountIdOf(request);
  return userId === undefined ? OPERATOR : { role: 'administrator', userId };
}
