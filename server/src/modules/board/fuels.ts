import type { FuelGrade, FuelMode, FuelUnit } from '@pieno/contract/prices/fuels.ts';
import type { Executor } from '../../db/database.ts';

/** A fuel type, as held by the board. */
export interface BoardFuel {
  id: number;
  name: string;
  color: string;
  unit: FuelUnit;
  decade: number;
  mode: FuelMode;
  grade: FuelGrade;
}

/** Reads every fuel type, by id. */
export async function readFuels(db: Executor): Promise<Map<number, BoardFuel>> {
  const rows = await db.selectFrom('fuel_type').selectAll().execute();
  return new Map(rows.map((row) => [row.id, row]));
}
