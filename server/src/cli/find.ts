/** Finds stations, fuels and accounts typed by a name, a number or an address. */
import { EmailSchema } from '@pieno/contract/accounts/account.ts';
import type { Executor } from '../db/database.ts';
import { findUserByEmail } from '../modules/accounts/repository.ts';
import { findFuel, listFuels, type KnownFuel } from '../modules/prices/fuels.ts';
import { suggestStations, type FoundStation } from '../modules/stations/search-stations.ts';
import { findStationsNamed, stationName } from '../modules/stations/repository.ts';
import { check } from './typed.ts';
import { named } from './format-output.ts';

const SUGGESTED = 5;

/**
 * Finds the one station that was typed.
 * @param typed an id, an operator's code or a name
 * @throws UsageError with suggestions, San Marino first, unless there is exactly one
 */
export async function findStation(executor: Executor, typed: string) {
  const ids = await findStationsNamed(executor, typed);
  const [id] = ids;
  const suggested = ids.length === 1 ? [] : await suggestStations(executor, typed, SUGGESTED);
  const list = suggested.map((each) => `\n  ${describeStation(each)}`).join('');
  const hint = list && ` Forse intendevi:${list}`;
  check(id !== undefined, `Nessun distributore si chiama «${typed}».${hint}`);
  check(ids.length === 1, `Più distributori si chiamano «${typed}»: indica l'id.${list}`);
  return { id, named: named({ id, name: (await stationName(executor, id))! }) };
}

/** Such as "8  Commercio Petroli, Domagnano (San Marino)". */
export function describeStation({ id, name, locality, areas }: Omit<FoundStation, 'kind'>): string {
  const area = areas.includes('SM') ? 'San Marino' : areas.length > 0 ? 'confine' : 'Italia';
  return `${id}  ${name}${locality ? `, ${locality}` : ''} (${area})`;
}

/** Finds the typed fuel. @throws UsageError with the list of fuels when there is none */
export async function findTypedFuel(executor: Executor, typed: string): Promise<KnownFuel> {
  const fuels = await listFuels(executor);
  const fuel = findFuel(fuels, typed);
  const list = fuels.map(({ id, name }) => `${id} ${name}`).join(', ');
  check(fuel, `Il carburante «${typed}» non esiste. I carburanti sono: ${list}.`);
  return fuel;
}

/** Finds the account of a typed e-mail, in any letter case. @throws UsageError */
export async function findAccount(executor: Executor, typed: string) {
  const user = await findUserByEmail(executor, EmailSchema.safeParse(typed).data ?? typed);
  check(user, `Nessun account ha l'email «${typed}».`);
  return user;
}
