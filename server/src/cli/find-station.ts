import type { Executor } from '../db/database.ts';
import { suggestStations, type FoundStation } from '../modules/stations/find.ts';
import { findStationsNamed } from '../modules/stations/repository.ts';
import { UsageError } from './italian-command.ts';

/** More would not help to correct a typing error. */
const SUGGESTED = 5;

/**
 * Finds the one station that was typed.
 * @param typed an id, an operator's code or a name
 * @throws UsageError with suggestions, San Marino first, when there is none or more than one
 */
export async function findStation(executor: Executor, typed: string): Promise<number> {
  const [station, ...others] = await findStationsNamed(executor, typed);
  if (station !== undefined && others.length === 0) return station;
  const suggested = await suggestStations(executor, typed, SUGGESTED);
  const list = suggested.map((each) => `\n  ${describeStation(each)}`).join('');
  if (station !== undefined) {
    throw new UsageError(`Più distributori si chiamano «${typed}»: indica l'id.${list}`);
  }
  const hint = list ? ` Forse intendevi:${list}` : '';
  throw new UsageError(`Nessun distributore si chiama «${typed}».${hint}`);
}

/** "8  Commercio Petroli, Domagnano (San Marino)". */
export function describeStation({ id, name, locality, areas }: Omit<FoundStation, 'kind'>): string {
  const place = locality ? `, ${locality}` : '';
  return `${id}  ${name}${place} (${areaName(areas)})`;
}

function areaName(areas: readonly string[]): string {
  if (areas.includes('SM')) return 'San Marino';
  return areas.includes('confine') ? 'confine' : 'Italia';
}
