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
import { storeAnswer, replayAnswer } from './log/idempotency.ts';
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
export interface AuthorisedReport<Answer> {
  submission: Submission;
  /** The report stored earlier with the key. */
  stored: KeptReport | undefined;
  /** The schema of the stored answer. */
  answerSchema: ZodMiniType<Answer>;
  /** Selects from the stored answer the entries still to be submitted, such as those asked about; by default none. */
  rest?: (before: Answer) => readonly KeptEntry[];
  /** Decides by the expected outcomes whether to write; may throw. */
  isWanted?: (outcomes: readonly EntryOutcome[]) => boolean | Promise<boolean>;
  /** Called after writing, with the outcomes expected then. */
  onWritten?: (outcomes: readonly EntryOutcome[]) => Promise<void>;
  /** Makes the answer, which is stored with the key, after current prices are derived. @param before the earlier answer */
  answer: (
    outcomes: readonly EntryOutcome[],
    isWritten: boolean,
    before?: Answer,
  ) => Answer | Promise<Answer>;
}

/** The answer, and whether this submission, or the stored one that it repeats, was written. */
export interface Answered<Answer> {
  answer: Answer;
  isWritten: boolean;
}

/**
 * Submits prices and stores the answer in one transaction; the same key returns it again.
 * @param authorise authorises the author; may throw
 * @throws AppError 409 for a key used with other prices; errors of `authorise` and `isWanted`
 */
export async function submitReports<Answer>(
  db: Executor,
  clock: Clock,
  authorise: (change: PriceChange) => Promise<AuthorisedReport<Answer>>,
): Promise<Answered<Answer>> {
  return await changePrices(
    db,
    clock,
    async (change) => {
      const authorised = await authorise(change);
      const { stored, answerSchema, rest, onWritten } = authorised;
      let { submission } = authorised;
      let before: Answer | undefined;
      if (stored) {
        before = await replayAnswer(change.tx, stored, submission, answerSchema);
        submission = { ...submission, entries: rest?.(before) ?? [], seenAt: stored.seen_at };
        if (submission.entries.length === 0) return { answer: before, isWritten: true };
      }
      const submitted = await addSubmission(change, submission, authorised.isWanted, stored?.id);
      if (submitted.isWritten) await onWritten?.(submitted.outcomes());
      return { ...authorised, submitted, before };
    },
    async (done, changeOutcome, { tx }) => {
      if (!('submitted' in done)) return done;
      const { submitted, stored, before } = done;
      const { id, isWritten } = submitted;
      const answer = await done.answer(submitted.outcomes(changeOutcome), isWritten, before);
      if (isWritten || stored) await storeAnswer(tx, id, answer);
      return { answer, isWritten };
    },
  );
}

/** An evaluated report; written if it was wanted, was not void, and an entry counts. */
interface SubmittedReport {
  id: string;
  isWritten: boolean;
  /** Returns the outcome of each entry, in order. @param changeOutcome after the current prices are derived */
  outcomes(changeOutcome?: ChangeOutcome): EntryOutcome[];
}

/**
 * Evaluates a report in an open change, and writes it with its prices.
 * @param isWanted decides by the expected outcomes whether to write; may throw
 * @param storedId id of a stored report whose remaining entries are submitted
 */
export async function addSubmission(
  change: PriceChange,
  submission: Submission,
  isWanted: NonNullable<AuthorisedReport<unknown>['isWanted']> = () => true,
  storedId?: string,
): Promise<SubmittedReport> {
  const { kind, person, isSure } = submission;
  const id = storedId ?? crypto.randomUUID();
  const author = { origin: kind, person, reportId: id, isSure };
  const evaluated = await evaluatePersonReports(change, author, reportedPricesOf(submission));
  // A single rejected entry voids the whole report (rule report-entries).
  const isWorthWriting =
    (await isWanted(outcomesOf(evaluated))) && !isVoid(evaluated) && evaluated.some(isTaken);
  if (!isWorthWriting) return { id, isWritten: false, outcomes: () => outcomesOf(evaluated) };
  const report = storedId === undefined ? { ...submission, id } : undefined;
  const { ids } = await writeReports(change, author, evaluated, report);
  addToPairs(change, evaluated, ids);
  const outcomes = (changeOutcome?: ChangeOutcome) =>
    outcomesOf(evaluated, (index) => changeOutcome?.claims.get(ids.get(index) ?? ''));
  return { id, isWritten: true, outcomes };
}

/**
 * Adds stored reports to their opened states, except of stations and fuels with a withdrawal in this change: these are
 * folded again from their rows.
 */
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
export async function previewOwnerPrices(
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
