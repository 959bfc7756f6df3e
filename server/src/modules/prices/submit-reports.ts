/**
 * Submits a station's prices for a driver, an owner, a till or a schedule, with idempotency (rules report-entries,
 * owner-prices, schedule-publish; decision 0050).
 */
import type { ZodMiniType } from 'zod/mini';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { changePrices, type ChangeOutcome } from './change-prices.ts';
import { evaluatePersonReports, type EvaluatedInPair } from './evaluate-reports.ts';
import { isTaken, isVoid, outcomesOf, type EntryOutcome } from './entry-outcomes.ts';
import { keepAnswer, replayAnswer } from './log/idempotency.ts';
import type { KeptEntry, KeptReport, NewReport } from './log/price-reports.ts';
import { addReport } from './pairs/open-pair.ts';
import type { PriceChange } from './price-change.ts';
import { keyOf } from './reported-price.ts';
import { writeReports } from './write-reports.ts';

/** A report with its author and key. */
export interface Submission extends Omit<NewReport, 'id'> {
  /** The person's hash (rule report-person). */
  person: string;
  /** True after the person confirmed the prices when asked. */
  isSure: boolean;
}

/** An authorised report, and how its kind of author stores and answers it. */
export interface Entered<Answer> {
  submission: Submission;
  /** The report stored earlier with the key. */
  kept: KeptReport | undefined;
  /** The schema of the stored answer. */
  form: ZodMiniType<Answer>;
  /** Selects from the stored answer the entries still to be submitted; by default none. */
  rest?: (before: Answer) => readonly KeptEntry[];
  /** Decides by the expected outcomes whether to write; may throw. */
  isWanted?: (outcomes: readonly EntryOutcome[]) => boolean | Promise<boolean>;
  /** Called with the written outcomes. */
  written?: (outcomes: readonly EntryOutcome[]) => Promise<void>;
  /** Makes the answer stored with the key, after current prices are derived. @param before the earlier answer */
  answer: (
    outcomes: readonly EntryOutcome[],
    isWritten: boolean,
    before?: Answer,
  ) => Answer | Promise<Answer>;
}

/** The answer, and whether the report was written, now or before. */
export interface Answered<Answer> {
  answer: Answer;
  isWritten: boolean;
}

/**
 * Submits prices and stores the answer in one transaction; the same key returns it again.
 * @param enter authorises the author; may throw
 * @throws AppError 409 for a key used with other prices; errors of `enter` and `isWanted`
 */
export async function submitReports<Answer>(
  db: Executor,
  clock: Clock,
  enter: (change: PriceChange) => Promise<Entered<Answer>>,
): Promise<Answered<Answer>> {
  return await changePrices(
    db,
    clock,
    async (change) => {
      const entered = await enter(change);
      const { kept, form, rest, written } = entered;
      let { submission } = entered;
      let before: Answer | undefined;
      if (kept) {
        before = await replayAnswer(change.tx, kept, submission, form);
        submission = { ...submission, entries: rest?.(before) ?? [], seenAt: kept.seen_at };
        if (submission.entries.length === 0) return { answer: before, isWritten: true };
      }
      const submitted = await addSubmission(change, submission, entered.isWanted, kept?.id);
      if (submitted.isWritten) await written?.(submitted.outcomes());
      return { ...entered, submitted, before };
    },
    async (done, outcome, { tx }) => {
      if (!('submitted' in done)) return done;
      const { submitted, kept, before } = done;
      const { id, isWritten } = submitted;
      const answer = await done.answer(submitted.outcomes(outcome), isWritten, before);
      if (isWritten || kept) await keepAnswer(tx, id, answer);
      return { answer, isWritten };
    },
  );
}

/** An evaluated report, written unless it was void. */
interface SubmittedReport {
  id: string;
  isWritten: boolean;
  /** Returns the outcome of each entry, in order. @param outcome after the current prices are derived */
  outcomes(outcome?: ChangeOutcome): EntryOutcome[];
}

/**
 * Evaluates a report in an open change, and writes it with its prices.
 * @param isWanted decides by the expected outcomes whether to write; may throw
 * @param keptId id of a stored report whose remaining entries are submitted
 */
export async function addSubmission(
  change: PriceChange,
  submission: Submission,
  isWanted: NonNullable<Entered<unknown>['isWanted']> = () => true,
  keptId?: string,
): Promise<SubmittedReport> {
  const { kind, person, isSure } = submission;
  const id = keptId ?? crypto.randomUUID();
  const author = { origin: kind, person, reportId: id, isSure };
  const evaluated = await evaluatePersonReports(change, author, reportedPricesOf(submission));
  const isWorthWriting =
    (await isWanted(outcomesOf(evaluated))) && !isVoid(evaluated) && evaluated.some(isTaken);
  if (!isWorthWriting) return { id, isWritten: false, outcomes: () => outcomesOf(evaluated) };
  const report = keptId === undefined ? { ...submission, id } : undefined;
  const { ids } = await writeReports(change, author, evaluated, report);
  addToPairs(change, evaluated, ids);
  const outcomes = (outcome?: ChangeOutcome) =>
    outcomesOf(evaluated, (index) => outcome?.claims.get(ids.get(index) ?? ''));
  return { id, isWritten: true, outcomes };
}

/** Adds stored reports to their opened states, except where they caused a withdrawal. */
function addToPairs(
  change: PriceChange,
  evaluated: readonly EvaluatedInPair[],
  ids: ReadonlyMap<number, string>,
): void {
  for (const { inPair, ...one } of evaluated) {
    const id = ids.get(one.index);
    const key = keyOf(one.reported);
    if (!inPair || id === undefined || change.withdrawnPairs.has(key)) continue;
    addReport(inPair.pair, inPair.event, one, Number(id));
    change.opened.set(key, inPair.pair);
  }
}

/** Evaluates an owner's prices as of now without writing. */
export async function trySubmission(
  change: PriceChange,
  { isSure, ...what }: Pick<Submission, 'stationId' | 'entries' | 'isSure'>,
): Promise<EntryOutcome[]> {
  const reported = reportedPricesOf({ ...what, seenAt: change.now });
  return outcomesOf(await evaluatePersonReports(change, { origin: 'owner', isSure }, reported));
}

const reportedPricesOf = ({
  stationId,
  entries,
  seenAt,
}: Pick<Submission, 'stationId' | 'entries' | 'seenAt'>) =>
  entries.map(({ fuel_type_id: fuelTypeId, price, confirmed: isConfirmed }) => ({
    stationId,
    fuelTypeId,
    price,
    observedAt: seenAt,
    isConfirmed,
  }));
