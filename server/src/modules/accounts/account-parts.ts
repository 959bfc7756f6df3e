import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import type { SecondFactor } from '../second-factor/second-factor.ts';
import type { EmailCodes } from './email-codes.ts';
import type { PersonHash } from './person-hash.ts';

export interface AccountParts {
  db: Executor;
  clock: Clock;
  codes: EmailCodes;
  /** Checked wherever a session starts. */
  secondFactor: SecondFactor;
  personHash: PersonHash;
}
