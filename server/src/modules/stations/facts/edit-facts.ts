/** A station's facts, as administrators, owners and the operator edit them (rule admin-station-facts). */
import type { NewStation, StationFacts } from '@pieno/contract/stations/administered-stations.ts';
import { FACT_KEY } from '@pieno/contract/actions/action-log.ts';
import type { Position } from '@pieno/contract/stations/distance.ts';
import type { Executor } from '../../../db/database.ts';
import { notFound, validation } from '../../../errors.ts';
import { logAction, type LogActor } from '../../action-log/log-action.ts';
import { bumpBoardVersion } from '../../changes/board-version.ts';
import { countryAt } from '../places/areas.ts';
import {
  saveOperatorStation,
  type OperatorFields,
  type OperatorStation,
} from './save-operator-station.ts';

/** The changed facts of a station: 'before → after' by name, or undefined where the log has only the name. */
export type Edited = Readonly<Record<string, string | undefined>>;

/** Logs the changed facts, if any. @param tx the transaction of the edit */
export async function logEdited(
  tx: Executor,
  at: Date,
  actor: LogActor,
  stationId: number,
  edited: Edited,
): Promise<void> {
  const fields = Object.keys(edited);
  if (fields.length === 0) return;
  const changes = Object.entries(edited).flatMap(([fact, change]): [string, string][] =>
    change === undefined ? [] : [[FACT_KEY + fact, change]],
  );
  const target = { fields: fields.join(' '), ...Object.fromEntries(changes) };
  await logAction(tx, at, actor, { action: 'station_edited', stationId, target });
}

/**
 * Saves facts of a station: missing fields stay, null clears. Country and areas follow from the position. Imports no
 * longer change these facts.
 * @param tx an open transaction that has locked the board; the caller checks permission and logs (`logEdited`)
 * @returns what changed; empty when nothing did
 * @throws notFound for an unknown or merged station; validation on `latitude`
 */
export async function editFacts(tx: Executor, id: number, facts: StationFacts): Promise<Edited> {
  const before = await tx
    .selectFrom('station')
    .select(['name', 'kind', 'brand', 'address', 'postcode', 'locality', 'phone', 'website'])
    .select(['description', 'latitude', 'longitude', 'country'])
    .where('id', '=', id)
    .where('merged_into', 'is', null)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('business_not_found'));
  const given = Object.entries(facts).filter(([, value]) => value !== undefined) as [
    keyof StationFacts,
    string | number | null,
  ][];
  const changed = given.filter(([key, value]) => value !== before[key]).map(([key]) => key);
  const place = placeOf(facts);
  const isMoved =
    place !== undefined && (changed.includes('latitude') || changed.includes('longitude'));
  const { latitude: _, longitude: __, ...texts } = Object.fromEntries(given) as OperatorFields;
  const fields: OperatorFields = {
    ...texts,
    // An unchanged position keeps the country, as surveys differ close to the border.
    ...(isMoved && { ...place, country: countryAt(place, before.country) }),
  };
  if (Object.keys(fields).length > 0) {
    await save(tx, {
      id,
      code: undefined,
      fields,
      written: isMoved ? [...changed, 'latitude'] : changed,
    });
  }
  if (changed.length > 0) await bumpBoardVersion(tx, [id]);
  // A description is too long for a line of the log.
  return Object.fromEntries(
    changed.map((key) => [
      key,
      key === 'description' ? undefined : `${before[key] ?? '–'} → ${facts[key] ?? '–'}`,
    ]),
  );
}

/**
 * Adds a station.
 * @param tx as for `editFacts`
 * @returns its id
 * @throws validation on `latitude`
 */
export async function addStation(tx: Executor, facts: Omit<NewStation, 'sure'>): Promise<number> {
  const fields = { ...facts, country: countryAt(placeOf(facts)!) };
  const written = Object.keys(facts);
  const id = await save(tx, { id: undefined, code: crypto.randomUUID(), fields, written });
  await bumpBoardVersion(tx, [id]);
  return id;
}

function placeOf({ latitude, longitude }: StationFacts): Position | undefined {
  if (latitude === undefined && longitude === undefined) return undefined;
  if (latitude === undefined || longitude === undefined) {
    throw validation({ latitude: [{ code: 'position_missing' }] });
  }
  return { latitude, longitude };
}

async function save(
  tx: Executor,
  station: Pick<OperatorStation, 'id' | 'code' | 'fields' | 'written'>,
): Promise<number> {
  const saved = await saveOperatorStation(tx, { ...station, gallery: undefined, sells: [] });
  if ('problem' in saved) throw validation({ latitude: [{ code: 'position_impossible' }] });
  return saved.id;
}
