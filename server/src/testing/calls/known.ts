import { sql } from 'kysely';
import { AREAS } from '@pieno/contract/prices/areas.ts';
import { HISTORY_DAYS } from '@pieno/contract/history/history.ts';
import { DECADES } from '@pieno/contract/prices/fuels.ts';
import type { Database } from '../../db/database.ts';
import type { Known } from './schema-values.ts';

/** The columns with values for fields and parameters; a parameter's name follows its path. */
const COLUMNS: readonly [name: RegExp, table: string, column: string][] = [
  [/people\/\{id\}.* id$| person$/, 'app_user', 'id'],
  [/stations\/\{id\}.* id$|business\/\{id\}.* id$| business$| station$/, 'station', 'id'],
  [/^(business_ids?|station|merged_id|business)$/, 'station', 'id'],
  [/^fuel_type_id$|^fuel$| fuel$/, 'fuel_type', 'id'],
  [/ schedule$/, 'scheduled_price', 'id'],
  [/ picture$/, 'gallery_image', 'id'],
  [/ token$/, 'station_token', 'id'],
  [/ review$|reviews\/\{id\}.* id$/, 'review', 'id'],
  [/alerts\/\{id\}.* id$/, 'alert', 'id'],
  [/price-reports\/\{id\}.* id$/, 'price_report', 'id'],
  [/price-disputes\/\{id\}.* id$/, 'price_dispute', 'id'],
  [/imports\/\{id\}.* id$/, 'import_attempt', 'id'],
  [/merges\/\{id\}.* id$/, 'station_merge', 'id'],
  [/invitations\/\{id\}.* id$/, 'owner_invitation', 'id'],
  [/smac-rates\/\{id\}.* id$/, 'smac_rate', 'id'],
  [/queue\/\{id\}.* id$/, 'observation', 'id'],
  [/ key$/, 'global_setting', 'key'],
  [/images\/\{file\} file$/, 'image', "hash || '.webp'"],
  [/^revision$/, 'station', 'revision'],
];
const LISTS: readonly [name: RegExp, values: readonly unknown[]][] = [
  [/^area$| area$/, AREAS],
  [/^decade$| decade$/, DECADES],
  [/^days$/, HISTORY_DAYS],
  [/password/, ['una password']],
  [/^reason$/, ['come detto al telefono']],
  [/^email$/, ['nuova@example.sm', 'user1@example.sm', 'owner1@example.sm', 'Nuovo@Example.SM']],
  [/^date$|^valid_(from|to)$/, ['2026-11-22', '2026-11-29', '2027-02-28']],
  [/^time$/, ['06:00', '23:59']],
  [/^price$/, [1.699, 1.7, 1.701, 1.65, 2.4]],
  [/^latitude$/, [43.94, 43.95]],
  [/^longitude$/, [12.45, 12.46]],
  [/^endpoint$/, ['https://fcm.googleapis.com/fcm/send/x', 'https://localhost:9/x']],
];
/** The newest values only, so that two requests often use the same one. */
const NEWEST = 6;

/** Reads existing values for requests. @param station the one with an owner, which is used more often than others */
export async function readKnown({ kysely }: Database, station: number): Promise<Known> {
  const columns = await Promise.all(
    COLUMNS.map(async ([name, table, column]) => {
      const { rows } = await sql<{ value: unknown }>`
        select distinct ${sql.raw(column)} as value from ${sql.table(table)} order by value desc limit ${NEWEST}`.execute(
        kysely,
      );
      const values = rows.map(({ value }) => value);
      const own = table === 'station' && column === 'id' ? values.map(() => station) : [];
      return [name, [...values, ...own]] as const;
    }),
  );
  const lists = [...LISTS, ...columns];
  return (field) => lists.find(([name]) => name.test(field))?.[1];
}
