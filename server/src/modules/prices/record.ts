/** Records the prices that a source states. */
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { changePrices } from './change-prices.ts';
import { evaluateSourceReports } from './evaluate-reports.ts';
import { isAdded, type EvaluatedReport } from './evaluate/evaluated-report.ts';
import type { Outcome } from './outcome.ts';
import { writeReports } from './write-reports.ts';
import type { ReportAuthor } from './author.ts';
import type { ReportedPrice } from './reported-price.ts';

/** The result of recording a source's prices. */
export interface Recorded {
  /** Each report with its outcome, in order. */
  evaluated: readonly EvaluatedReport[];
  /** Counts reports with an outcome. */
  count(outcome: Outcome): number;
  /** Number of accepted prices new in the log; the others were accepted before. */
  added: number;
  /** Number of added prices that are doubtful: displayed without a rank. */
  doubtful: number;
  /** Number of earlier prices confirmed by a similar one on a later day. */
  confirmed: number;
  /** Number of current prices that changed. */
  moved: number;
}

/**
 * Records what a source states: evaluates the prices, appends the new ones to the log with their outcomes, derives
 * current prices and updates the board version (rule price-door, decision 0043). Repeated reports change nothing.
 * @param db the database, or an open transaction
 * @param reported at most 10,000
 */
export async function recordPrices(
  db: Executor,
  clock: Clock,
  author: ReportAuthor,
  reported: readonly ReportedPrice[],
): Promise<Recorded> {
  return await changePrices(
    db,
    clock,
    async (change) => {
      const evaluated = await evaluateSourceReports(change, author, reported);
      return { evaluated, ...(await writeReports(change, author, evaluated)) };
    },
    ({ evaluated, repeated }, { moved }) => ({
      evaluated,
      count: (outcome) => evaluated.filter((row) => row.outcome === outcome).length,
      added: evaluated.filter(isAdded).length,
      doubtful: evaluated.filter((row) => isAdded(row) && row.doubtful).length,
      confirmed: repeated,
      moved: moved.length,
    }),
  );
}
