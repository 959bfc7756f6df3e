import type { Database } from '../../db/database.ts';
import { Refusal } from '../../refusal.ts';

/**
 * Takes the lock that allows one import at a time: two would overwrite each other's rows.
 * @returns a function that releases it
 * @throws Refusal when another import has it
 */
export async function lockImports(database: Database): Promise<() => Promise<void>> {
  const release = await database.tryHold('import');
  if (release) return release;
  throw new Refusal("Un'altra importazione è in corso: aspetta che finisca e ripeti il comando.");
}
