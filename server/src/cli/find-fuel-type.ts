import { findFuel, type KnownFuel } from '../modules/prices/fuels.ts';
import { UsageError } from './italian-command.ts';

/** Finds the fuel that was typed by id or name. @throws UsageError with the list of fuels when there is none */
export function findFuelType(fuels: readonly KnownFuel[], typed: string): KnownFuel {
  const fuel = findFuel(fuels, typed);
  if (fuel) return fuel;
  const list = fuels.map(({ id, name }) => `${id} ${name}`).join(', ');
  throw new UsageError(`Il carburante «${typed}» non esiste. I carburanti sono: ${list}.`);
}
