import { sql, type RawBuilder } from 'kysely';
import { REPORT_GATE } from '@pieno/contract/report-gate.ts';
import { DERIVED } from '../judge/driver-claim.ts';

/** Claims that others bore out, the other people, and the stations, that it takes at least. */
const { provenReports: CLAIMS, provenPeople: PEOPLE, provenStations: STATIONS } = REPORT_GATE;
/** Verdicts that follow from evidence, but for that of other drivers: nobody has borne the claim out. */
const ALONE = DERIVED.filter((verdict) => verdict !== 'drivers');

/**
 * True for an author whose prices may rank at once (rule report-proven): enough claims that other people, an owner or
 * an administrator bore out, at several stations, and none that they contradicted in the last days.
 * @param person the author's hash
 * @returns a scalar subquery
 */
export function provenAuthor(person: string, now: Date): RawBuilder<boolean> {
  const since = new Date(now.getTime() - REPORT_GATE.provenDays * 86_400_000).toISOString();
  return sql<boolean>`(
    select count(*) filter (where state = 'accepted') >= ${CLAIMS}
      and count(distinct bearer) filter (where state = 'accepted') >= ${PEOPLE}
      and count(distinct station_id) filter (where state = 'accepted') >= ${STATIONS}
      and count(*) filter (where state in ('rejected', 'withdrawn') and decided_at >= ${since}::timestamptz) = 0
    from (
      select own.state, own.station_id, own.decided_at, coalesce(
        (select claimant from observation said where said.report_id = own.decided_report
          and said.claimant <> ${person} limit 1),
        (select claimant from confirmation said where said.report_id = own.decided_report
          and said.claimant <> ${person} limit 1),
        decided_by
      ) as bearer
      from observation own where claimant = ${person} and origin = 'driver'
      and decided_by is not null and decided_by <> 'author' and decided_by <> all(${[...ALONE]}::text[])
    ) said
  )`;
}
