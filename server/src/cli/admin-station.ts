/** npm run admin -- station, add-station, merge, unmerge: stations themselves, the twins of /admin. */
import { NewStationSchema, StationFactsSchema } from '@pieno/contract/administered-stations.ts';
import { decadeLabel } from '@pieno/contract/fuels.ts';
import type { CommandCall } from '../control/command.ts';
import type { Executor } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { readAdministeredStation } from '../modules/administration/administered-station.ts';
import { OPERATOR } from '../modules/administration/administrator.ts';
import { createStation, editStation, setClosed } from '../modules/administration/edit-station.ts';
import { mergeStations } from '../modules/merges/merge-stations.ts';
import { undoMerge } from '../modules/merges/undo-merge.ts';
import { stationName } from '../modules/stations/repository.ts';
import { findStation } from './find-station.ts';
import { formatTime } from './format-time.ts';
import { UsageError } from './italian-command.ts';
import { readFacts, type FactOptions } from './station-facts.ts';

/** The options of `station`. */
export interface StationOptions extends FactOptions {
  close?: boolean;
  open?: boolean;
  why?: string;
}

/** Shows a station, after changing what the options say. @throws UsageError, notFound, validation */
export async function changeStation(
  call: CommandCall,
  typed: string,
  { close, open: reopen, why, ...typedFacts }: StationOptions,
): Promise<void> {
  if (close && reopen) throw new UsageError('Scegli: --close oppure --open.');
  const facts = readFacts(StationFactsSchema, typedFacts);
  const { database, clock } = await call.open();
  const { kysely } = database;
  const stationId = await findStation(kysely, typed);
  await inTransaction(kysely, async (tx) => {
    await editStation(tx, clock, OPERATOR, stationId, facts);
    if (close ?? reopen) {
      const isClosed = close === true;
      await setClosed(tx, clock, OPERATOR, { stationId, isClosed, reason: why });
    }
  });
  await showStation(call, kysely, stationId, clock.now());
}

/** Adds a station. @throws UsageError, validation */
export async function addStation(
  call: CommandCall,
  name: string,
  typedFacts: FactOptions,
): Promise<void> {
  const facts = readFacts(NewStationSchema, { kind: 'fuel', ...typedFacts, name });
  const { database, clock } = await call.open();
  const { kysely } = database;
  const id = await inTransaction(kysely, (tx) => createStation(tx, clock, OPERATOR, facts));
  await showStation(call, kysely, id, clock.now());
}

/** Merges a station into another. @throws UsageError for an unknown station, AppError */
export async function mergeInto(
  { open, output }: CommandCall,
  typed: { kept: string; merged: string; why?: string },
): Promise<void> {
  const { database, clock } = await open();
  const { kysely } = database;
  const kept = await findStation(kysely, typed.kept);
  const merged = await findStation(kysely, typed.merged);
  const name = await stationName(kysely, merged);
  const id = await inTransaction(kysely, (tx) =>
    mergeStations(tx, clock, OPERATOR, { kept, merged, reason: typed.why }),
  );
  output.line(
    `${name} (${merged}) è ora ${await stationName(kysely, kept)} (${kept}). Per un giorno si annulla: unmerge ${id}`,
  );
}

/** Undoes a merge. @throws UsageError for what is no number; notFound, AppError */
export async function unmerge({ open, output }: CommandCall, typed: string): Promise<void> {
  if (!/^\d{1,9}$/u.test(typed)) throw new UsageError(`«${typed}» non è il numero di un'unione.`);
  const { database, clock } = await open();
  const { kysely } = database;
  const { kept, merged } = await inTransaction(kysely, (tx) =>
    undoMerge(tx, clock, OPERATOR, Number(typed)),
  );
  const names = await Promise.all([stationName(kysely, kept), stationName(kysely, merged)]);
  output.line(`${names[0]} (${kept}) e ${names[1]} (${merged}) sono di nuovo due.`);
}

async function showStation(
  { output }: CommandCall,
  executor: Executor,
  id: number,
  now: Date,
): Promise<void> {
  const station = await readAdministeredStation(executor, id, now);
  const { business, latitude, longitude, areas, country, closed_at, decided, merges } = station;
  const place = latitude === null ? 'posto sconosciuto' : `${latitude},${longitude}`;
  const rank = areas.includes('SM') ? 'San Marino' : areas.length > 0 ? 'confine' : 'fuori zona';
  output.line(`${id}  ${business.name}${business.locality ? `, ${business.locality}` : ''}`);
  output.line(`    ${place} (${country}, ${rank}), da ${station.source} ${station.source_id}`);
  for (const key of ['kind', 'brand', 'address', 'postcode', 'phone', 'website'] as const) {
    if (station[key]) output.line(`    ${key}: ${station[key]}`);
  }
  const sold = station.decades.map((decade) => decadeLabel(decade)).join(', ');
  if (sold) output.line(`    vende anche: ${sold}`);
  if (decided.length > 0) output.line(`    deciso a mano: ${decided.join(', ')}`);
  if (closed_at) output.line(`    chiuso per sempre dal ${formatTime(new Date(closed_at))}`);
  for (const { id: merge, business: other, undo_until } of merges) {
    const undo = undo_until ? `, unmerge ${merge} fino al ${formatTime(new Date(undo_until))}` : '';
    output.line(`    unito: ${other.name} (${other.id})${undo}`);
  }
}
