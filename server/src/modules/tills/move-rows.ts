/** The tokens of the tills of stations that are merged, and parted again (rule station-merge-people). */
import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import { follow, type MovedRows, type Way } from '../stations/follow.ts';

/** Lets the tokens follow, and back. @param back of the way back: what had moved */
export const moveTills = (tx: Executor, way: Way, back?: MovedRows): Promise<MovedRows> =>
  follow(tx, way, back, { station_token: (change) => sql`update station_token set ${change}` });
