/** Reads the facts about a report's author and station. */
import { sql } from 'kysely';
import type { Executor } from '../../../db/database.ts';
import { PLANNED_ONCE } from '../../../db/planned-once.ts';
import { isKnown } from '../../accounts/known-drivers.ts';
import { KNOWN_FUELS, type KnownFuels } from '../../stations/fuels/sold-fuels.ts';
import { AGAIN_MS } from '../evaluate/evaluate-report.ts';
import type { ReportAuthor } from '../author.ts';

/** The facts about a person and about the fuels that a station sells. */
export interface Author extends KnownFuels {
  /** True for a driver whom an administrator vouches for. */
  isVouchedFor: boolean;
  /** By fuel type, when a driver reported it within the hour before deleting the account; milliseconds since 1970. */
  reportedBeforeDeletion: Record<string, number>;
}

/** Reads these facts before the person's reports about the station are evaluated; few rows. */
export async function readAuthor(
  tx: Executor,
  now: Date,
  { origin, person }: ReportAuthor,
  stationId: number,
): Promise<Author> {
  const driver = origin === 'driver' ? (person ?? null) : null;
  const since = new Date(now.getTime() - AGAIN_MS).toISOString();
  const { rows } = await sql<Author>`
    select ${KNOWN_FUELS}, ${isKnown(sql`${driver}::text`)} as "isVouchedFor", (
      select coalesce(jsonb_object_agg(fuel_type_id, (extract(epoch from said_at) * 1000)::float8), '{}') from left_word
      where person = ${driver} and left_word.station_id = station.id and said_at > ${since}::timestamptz
    ) as "reportedBeforeDeletion", ${PLANNED_ONCE}
    from station where id = ${stationId}::integer
  `.execute(tx);
  return rows[0]!;
}
