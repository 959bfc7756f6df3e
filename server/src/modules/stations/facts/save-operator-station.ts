import { sql, type Selectable } from 'kysely';
import type { Decade } from '@pieno/contract/prices/fuels.ts';
import type { Executor } from '../../../db/database.ts';
import type { Station } from '../../../db/schema.gen.ts';
import { areasContaining } from '../places/areas.ts';
import { columnsOf, type ColumnOf } from './columns.ts';
import type { GalleryEntry } from './gallery.ts';
import { replaceGallery } from './gallery.ts';
import { placementProblem } from '../places/placement.ts';
import { withAdded } from '../fuels/sold-fuels.ts';

const OPERATOR_COLUMNS = columnsOf('operator');
export type OperatorColumn = ColumnOf<'operator'>;

/** The mark in `operator_fields` of a station whose people have chosen logo and photographs themselves. */
export const OWN_PICTURES = 'own_pictures';

/** The mark of a column that a station's people have edited: the operator's files do not change it either. */
export const ownColumn = (column: string): string => `own_${column}`;

/** The decided columns without the marks of who decided. */
export const decidedColumns = (fields: readonly string[]): string[] =>
  fields.filter((field) => !field.startsWith(ownColumn('')));

const PLACE: readonly string[] = ['country', 'latitude', 'longitude'];

/** The operator's values for a station: missing ones stay, null clears. */
export type OperatorFields = Partial<Record<OperatorColumn, string | number | null>>;

export interface OperatorStation {
  /** Id of an existing station; undefined for a new one with the operator's own `code`. */
  id: number | undefined;
  code: string | undefined;
  fields: OperatorFields;
  /** The whole gallery; undefined keeps it. */
  gallery: GalleryEntry[] | undefined;
  /** Categories of fuel to add to those sold. */
  sells: readonly Decade[];
  /** The columns that people edit in a form or at the command line; undefined for a file of the operator. */
  written?: readonly string[] | undefined;
}

export interface SavedStation {
  id: number;
  outcome: 'added' | 'changed' | 'unchanged';
  /** True when logo and photographs stayed, because people have chosen others. */
  hasOwnPictures: boolean;
  /** True when other facts stayed, because people have edited them. */
  hasOwnFacts: boolean;
}

type Stored = Pick<Selectable<Station>, OperatorColumn | 'areas' | 'operator_fields'>;

/**
 * Saves the operator's data of a station; imports from other sources no longer change those columns.
 * @param tx an open transaction that has locked the board (`lockBoardVersion`)
 * @returns the result; or an Italian phrase why the position is impossible: then nothing was saved
 */
export async function saveOperatorStation(
  tx: Executor,
  { id, code, sells, written, ...data }: OperatorStation,
): Promise<SavedStation | { problem: string }> {
  const before = id === undefined ? undefined : await findStored(tx, id);
  const {
    fields: given,
    gallery,
    ...stayed
  } = written ? { ...data, hasOwnPictures: false, hasOwnFacts: false } : withoutOwn(data, before);
  // The reader has checked country and kind.
  const fields = given as Partial<Stored>;
  const problem = problemOfMove(before, fields);
  if (problem) return { problem };
  const stationId = id ?? (await insertStation(tx, code!, fields, written));
  const changed = before ? await updateStation(tx, stationId, before, fields, written) : false;
  const sellsMore = await addSold(tx, stationId, sells);
  const repainted = gallery ? await replaceGallery(tx, stationId, gallery) : false;
  const saved = { id: stationId, ...stayed };
  if (!before) return { ...saved, outcome: 'added' };
  return { ...saved, outcome: changed || sellsMore || repainted ? 'changed' : 'unchanged' };
}

/** Removes the facts and pictures that a station's people have edited and chosen (rule station-details). */
function withoutOwn(
  { fields, gallery }: Pick<OperatorStation, 'fields' | 'gallery'>,
  before: Stored | undefined,
) {
  const own = new Set(before?.operator_fields);
  const isOwn = (column: string) =>
    column === 'logo_hash'
      ? own.has(OWN_PICTURES)
      : own.has(ownColumn(PLACE.includes(column) ? 'latitude' : column));
  const isOther = (column: string, value: unknown) => value !== before?.[column as OperatorColumn];
  const kept = Object.entries(fields).filter(([column]) => isOwn(column));
  return {
    fields: Object.fromEntries(
      Object.entries(fields).filter(([column]) => !isOwn(column)),
    ) as OperatorFields,
    gallery: own.has(OWN_PICTURES) ? undefined : gallery,
    hasOwnPictures:
      own.has(OWN_PICTURES) && (fields.logo_hash !== undefined || gallery !== undefined),
    hasOwnFacts: kept.some(([column, value]) => column !== 'logo_hash' && isOther(column, value)),
  };
}

async function findStored(tx: Executor, id: number): Promise<Stored> {
  return await tx
    .selectFrom('station')
    .select([...OPERATOR_COLUMNS, 'areas', 'operator_fields'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

function problemOfMove(before: Stored | undefined, fields: Partial<Stored>): string | undefined {
  if (before && !moves(fields)) return undefined;
  const { country = 'SM', ...place } = { ...before, ...fields };
  return placementProblem(country, positionOf(place));
}

function moves(fields: Partial<Stored>): boolean {
  return 'country' in fields || 'latitude' in fields;
}

async function insertStation(
  tx: Executor,
  code: string,
  fields: Partial<Stored>,
  written: readonly string[] = [],
): Promise<number> {
  const { country = 'SM', kind = 'fuel', ...rest } = fields;
  const { id } = await tx
    .insertInto('station')
    .values({
      ...(rest as typeof rest & { name: string }),
      source: 'operator',
      source_id: code,
      country,
      kind,
      areas: areasContaining(country, positionOf(fields)),
      operator_fields: [...Object.keys(fields), ...written.map(ownColumn)],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function updateStation(
  tx: Executor,
  id: number,
  before: Stored,
  fields: Partial<Stored>,
  written: readonly string[] = [],
): Promise<boolean> {
  const after = { ...before, ...fields };
  const areas = moves(fields) ? areasContaining(after.country, positionOf(after)) : before.areas;
  const decided = [
    ...new Set([...before.operator_fields, ...Object.keys(fields), ...written.map(ownColumn)]),
  ];
  const changed =
    OPERATOR_COLUMNS.some((column) => before[column] !== after[column]) ||
    areas.join() !== before.areas.join();
  if (changed || decided.length > before.operator_fields.length) {
    await tx
      .updateTable('station')
      .set({ ...fields, areas, operator_fields: decided })
      .where('id', '=', id)
      .execute();
  }
  return changed;
}

async function addSold(tx: Executor, id: number, sells: readonly Decade[]): Promise<boolean> {
  if (sells.length === 0) return false;
  const more = sql`${[...sells]}::integer[]`;
  const { numUpdatedRows } = await tx
    .updateTable('station')
    .set({ confirmed_decades: withAdded(more) })
    .where('id', '=', id)
    .where(sql<boolean>`not confirmed_decades @> ${more}`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

function positionOf({ latitude, longitude }: Partial<Stored>) {
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? { latitude, longitude }
    : null;
}
