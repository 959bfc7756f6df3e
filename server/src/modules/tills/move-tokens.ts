/** Moves tills' tokens in merges of stations, and back (rule station-merge-people). */
import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import {
  moveStationRows,
  type MovedRows,
  type StationMove,
} from '../stations/move-station-rows.ts';

/** Moves the tokens. @param back for an undo, the rows that the merge moved */
export const moveTokens = (tx: Executor, way: StationMove, back?: MovedRows): Promise<MovedRows> =>
  moveStationRows(tx, way, back, {
    station_token: (change) => sql`update station_token set ${change}`,
  });
