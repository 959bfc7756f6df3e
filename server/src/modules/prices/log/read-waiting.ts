/** Reads the claims of drivers that wait, with all by which they are judged. */
import { sql } from 'kysely';
import type { Executor } from '../../../db/database.ts';
import { beltThen } from '../../ministry/state.ts';
import { MAY_RANK } from '../../stations/ranks.ts';
import { saidOf, type SaidPrice } from '../judge/bases.ts';
import type { ShownPrice } from '../judge/judge-report.ts';
import { priceWordsOf } from '../current/words.ts';
import type { Evidence, OtherWord, WaitingClaim } from '../judge/evidence.ts';
import { keyOf, type Pair } from '../word.ts';
import { LAST_FIRM } from './is-base.ts';
import { SUPERSEDED } from './superseded.ts';
import { pairRows } from './word-rows.ts';

/** The price that is shown with its base. */
export interface ShownBase extends Omit<ShownPrice, 'unit' | 'contested'> {
  /** Doubtful is no base. */
  doubtful: boolean;
  /** The belt's median when the base was said. */
  beltThen: number | null;
}

/** A station's fuel of which a driver's claim waits. */
export interface WaitingPair extends Pair, Evidence {
  /** The areas in which the station may rank. */
  areas: readonly string[];
  /** Undefined where there is no real price. */
  shown: ShownBase | undefined;
  /** The last firm word. */
  firm: SaidPrice | undefined;
}

/** The newest accepted prices of a fuel that are read, and confirmations: the evidence is of days. */
const WORDS_READ = 100;

/** What is shown has names that begin so, and stands in the row of a pair's first claim alone: a crowd's rows are many. */
const SHOWN = 'shown.';

interface Row extends Pair, Omit<OtherWord, Changed>, Omit<WaitingClaim, Changed> {
  isClaim: boolean;
  seenAt: Date;
  receivedAt: Date;
  /** Null but for a pair's first claim. */
  areas: string[] | null;
  firmPrice: number | null;
  firmAt: Date | null;
  firmBelt: number | null;
}
type Changed = 'isClaim' | 'seenAt' | 'receivedAt';

const OBSERVED = sql`observation.station_id as "stationId", observation.fuel_type_id as "fuelTypeId", observation.id, observation.price,
  observation.observed_at as "seenAt", observation.received_at as "receivedAt", observation.origin, observation.state,
  observation.claimant as person, observation.report_id as "reportId", observation.reason,
  coalesce(observation.voices, 2) as voices, observation.needed, observation.known as "isKnown"`;

/** What an administrator took back is confirmed by nobody's earlier word; an import's undoing says nothing of people. */
const TAKEN_BACK = sql`exists (
  select from observation as gone
  where gone.station_id = confirmation.station_id and gone.fuel_type_id = confirmation.fuel_type_id
  and gone.price = confirmation.price and gone.state = 'withdrawn' and gone.decided_by <> 'author'
  and gone.decision_reason is distinct from 'undo' and gone.decided_at >= confirmation.received_at
)`;

/**
 * Reads in one statement what waits of some fuels at stations, and what else was said of these.
 * @returns those of which something waits
 */
export async function readWaiting(tx: Executor, pairs: readonly Pair[]): Promise<WaitingPair[]> {
  if (pairs.length === 0) return [];
  const { rows } = await sql<Row>`
    with claim as materialized (
      select ${OBSERVED} from observation
      where (station_id, fuel_type_id) in (select * from ${pairRows(pairs)}) and origin = 'driver' and state in ('reported', 'held')
    ), pair as (
      select "stationId", "fuelTypeId", min(id) as first from claim group by "stationId", "fuelTypeId"
    ), said as (
      select claim.*, true as "isClaim", exists (select from locked_email where hash = claim.person) as "isLocked",
        false as "isConfirmation", false as "isVoid"
      from claim
      union all
      select price.*, false, false, false, state <> 'accepted' from pair cross join lateral (
        select ${OBSERVED} from observation
        where observation.station_id = pair."stationId" and observation.fuel_type_id = pair."fuelTypeId"
        and source <> 'demo' and not doubtful and (state = 'accepted'
          or (origin = 'driver' and state in ('rejected', 'withdrawn') and decided_by is distinct from 'author'))
        order by observed_at desc, id desc limit ${sql.lit(WORDS_READ)}
      ) price
      union all
      select kept.*, false, false, true, false from pair cross join lateral (
        select confirmation.station_id, confirmation.fuel_type_id, id, price, confirmed_at, received_at, origin, '',
          claimant, report_id, null, 0, null::smallint, known
        from confirmation
        where confirmation.station_id = pair."stationId" and confirmation.fuel_type_id = pair."fuelTypeId"
        and not undone and not ${SUPERSEDED} and not ${TAKEN_BACK}
        order by confirmed_at desc, id desc limit ${sql.lit(WORDS_READ)}
      ) kept
    )
    select said.*, not "isConfirmation" and said.voices = 0 as "isFree",
      case when ${MAY_RANK} then areas when first is not null then '{}' end as areas,
      current_price.price as "shown.price", current_price.doubtful as "shown.doubtful", base_price as "shown.basePrice",
      case when first is not null then ${BELT_THEN} end as "shown.beltThen", ${priceWordsOf('current_price', SHOWN)},
      firm.price as "firmPrice", firm.observed_at as "firmAt",
      ${beltThen('pair.fuelTypeId', 'firm.observed_at')} as "firmBelt"
    from said
    left join pair on "isClaim" and first = said.id
    left join station on station.id = pair."stationId"
    left join current_price on current_price.station_id = pair."stationId"
      and current_price.fuel_type_id = pair."fuelTypeId" and current_price.source <> 'demo'
    left join lateral ${LAST_FIRM(sql`pair."stationId"`, sql`pair."fuelTypeId"`)} firm on true
    order by "receivedAt", said.id
  `.execute(tx);
  return [...Map.groupBy(rows, keyOf).values()].map((group) => {
    const { stationId, fuelTypeId, areas, firmPrice, firmAt, firmBelt, ...row } = group.find(
      (one) => one.areas !== null,
    )!;
    const shown = Object.entries(row)
      .filter(([name]) => name.startsWith(SHOWN))
      .map(([name, value]) => [name.slice(SHOWN.length), value]);
    const { price, ...words } = Object.fromEntries(shown) as ShownBase & { price: number | null };
    return {
      stationId,
      fuelTypeId,
      areas: areas!,
      shown: price === null ? undefined : { ...words, price },
      firm: saidOf(firmPrice, firmAt, firmBelt),
      claims: group.flatMap((one) => (one.isClaim ? { ...timed(one), isClaim: true } : [])),
      words: group.flatMap((one) => (one.isClaim ? [] : { ...timed(one), isClaim: false })),
    };
  });
}

const timed = (row: Row) => ({
  ...row,
  seenAt: row.seenAt.getTime(),
  receivedAt: row.receivedAt.getTime(),
});

/** The belt's median when the base of a row of `current_price` was said. */
export const BELT_THEN = sql<
  number | null
>`case when current_price.voices is null and not current_price.doubtful
  then ${beltThen('current_price.fuel_type_id', 'current_price.observed_at')}
  else ${beltThen('current_price.fuel_type_id', 'current_price.base_at')} end`;
