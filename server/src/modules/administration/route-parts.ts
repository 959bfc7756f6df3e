import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { userOf, type Guard } from '../../http/permission.ts';
import type { PersonHash } from '../accounts/person.ts';
import type { Administrator } from './administrator.ts';
import type { Reach } from './today.ts';

export interface AdministrationParts {
  db: Executor;
  clock: Clock;
  guard: Guard;
  personHash: PersonHash;
  reach: Reach;
}

/** Who decides by a call. */
export const administratorOf = (request: FastifyRequest): Administrator => ({
  role: 'administrator',
  userId: userOf(request).id,
});
