import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Guard } from '../../http/permission.ts';

/** What the calls under /admin/imports work with. */
export interface ImportRouteParts {
  database: Database;
  clock: Clock;
  guard: Guard;
}
