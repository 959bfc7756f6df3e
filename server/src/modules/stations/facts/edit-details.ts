/** Hours, services and payments of a station, as its people and administrators edit them (rule station-details). */
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { WireDetails } from '@pieno/contract/stations/business.ts';
import {
  NO_DETAILS,
  PAYMENTS,
  SERVICES,
  type DetailsChange,
  type OwnDetails,
} from '@pieno/contract/stations/station-details.ts';
import type { Executor } from '../../../db/database.ts';
import { notFound } from '../../../errors.ts';
import { bumpBoardVersion } from '../../changes/board-version.ts';
import { editFacts, type Edited } from './edit-facts.ts';

/**
 * Saves people's details of a station: missing fields stay, null clears. Imports no longer change them.
 * @param tx an open transaction that has locked the board; the caller checks permission and logs
 * @returns what changed; empty when nothing did
 * @throws notFound for an unknown or merged station
 */
export async function editDetails(
  tx: Executor,
  id: number,
  { name, description, phone, ...change }: DetailsChange,
): Promise<Edited> {
  const facts = await editFacts(tx, id, { name, description, phone });
  const row = await readRow(tx, id);
  const before = row.details ?? NO_DETAILS;
  const given = Object.entries(inOrder(change)).filter(([, value]) => value !== undefined);
  const changed = given
    .filter(([key, value]) => !isDeepStrictEqual(value, before[key as keyof WireDetails]))
    .map(([key]) => key);
  if (changed.length > 0) {
    const after = JSON.stringify({ ...before, ...Object.fromEntries(given) });
    await tx
      .updateTable('station')
      .set({ details: sql`${after}::jsonb` })
      .where('id', '=', id)
      .execute();
    await bumpBoardVersion(tx, [id]);
  }
  return { ...facts, ...Object.fromEntries(changed.map((key) => [key, undefined])) };
}

/** Reads the details that people wrote about a station. @throws notFound for an unknown or merged station */
export async function readDetails(executor: Executor, id: number): Promise<OwnDetails> {
  const { details, name, locality, ...facts } = await readRow(executor, id);
  return { ...NO_DETAILS, ...details, ...facts, business: { id, name, locality } };
}

async function readRow(executor: Executor, id: number) {
  return await executor
    .selectFrom('station')
    .select(['name', 'locality', 'description', 'phone', 'opening_hours'])
    .select(sql<WireDetails | null>`details`.as('details'))
    .where('id', '=', id)
    .where('merged_into', 'is', null)
    .executeTakeFirstOrThrow(() => notFound('business_not_found'));
}

/** Sorts lists into their order of display and removes duplicates. */
function inOrder(change: Omit<DetailsChange, 'name' | 'description' | 'phone'>) {
  const { services, payments, exceptions } = change;
  return {
    ...change,
    ...(services && { services: SERVICES.filter((each) => services.includes(each)) }),
    ...(payments && { payments: PAYMENTS.filter((each) => payments.includes(each)) }),
    ...(exceptions && {
      exceptions: exceptions.toSorted((one, other) => one.date.localeCompare(other.date)),
    }),
  };
}
