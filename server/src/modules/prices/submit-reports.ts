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
import { keyOf } from './word.ts';
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
  saying: Submission;
  /** The report stored earlier with the key. */
  kept: KeptReport | undefined;
  /** The schema of the stored answer. */
  form: ZodMiniType<Answer>;
  /** Selects from the stored answer the entries still to be submitted; by default none. */
  rest?: (before: Answer) => readonly KeptEntry[];
  /** Decides by the expected outcomes whether to write; may throw. */
  isWanted?: (said: readonly EntryOutcome[]) => boolean | Promise<boolean>;
  /** Called with the written outcomes. */
  written?: (said: readonly EntryOutcome[]) => Promise<void>;
  /** Makes the answer stored with the key, after current prices are derived. @param before the earlier answer */
  answer: (
    said: readonly EntryOutcome[],
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
      let { saying } = entered;
      let before: Answer | undefined;
      if (kept) {
        before = await replayAnswer(change.tx, kept, saying, form);
        saying = { ...saying, entries: rest?.(before) ?? [], seenAt: kept.seen_at };
        if (saying.entries.length === 0) return { answer: before, isWritten: true };
      }
      const said = await addSubmission(change, saying, entered.isWanted, kept?.id);
      if (said.isWritten) await written?.(said.told());
      return { ...entered, said, before };
    },
    async (done, outcome, { tx }) => {
      if (!('said' in done)) return done;
      const { said, kept, before } = done;
      const { id, isWritten } = said;
      const answer = await done.answer(said.told(outcome), isWritten, before);
      if (isWritten || kept) await keepAnswer(tx, id, answer);
      return { answer, isWritten };
    },
  );
}

/** An evaluated report, written unless it was void. */
interface SaidReport {
  id: string;
  isWritten: boolean;
  /** Returns the outcome of each entry, in order. @param outcome after the current prices are derived */
  told(outcome?: ChangeOutcome): EntryOutcome[];
}

/**
 * Evaluates a report in an open change, and writes it with its prices.
 * @param isWanted decides by the expected outcomes whether to write; may throw
 * @param keptId id of a stored report whose remaining entries are submitted
 */
export async function addSubmission(
  change: PriceChange,
  saying: Submission,
  isWanted: NonNullable<Entered<unknown>['isWanted']> = () => true,
  keptId?: string,
): Promise<SaidReport> {
  const { kind, person, isSure } = saying;
  const id = keptId ?? crypto.randomUUID();
  const speaker = { origin: kind, person, reportId: id, isSure };
  const heard = await evaluatePersonReports(change, speaker, wordsOf(saying));
  const isVain = !(await isWanted(outcomesOf(heard))) || isVoid(heard) || !heard.some(isTaken);
  if (isVain) return { id, isWritten: false, told: () => outcomesOf(heard) };
  const report = keptId === undefined ? { ...saying, id } : undefined;
  const { ids } = await writeReports(change, speaker, heard, report);
  sayInPairs(change, heard, ids);
  const told = (outcome?: ChangeOutcome) =>
    outcomesOf(heard, (index) => outcome?.claims.get(ids.get(index) ?? ''));
  return { id, isWritten: true, told };
}

/** Adds stored reports to their opened states, except where they caused a withdrawal. */
function sayInPairs(
  change: PriceChange,
  heard: readonly EvaluatedInPair[],
  ids: ReadonlyMap<number, string>,
): void {
  for (const { said, ...one } of heard) {
    const id = ids.get(one.index);
    const key = keyOf(one.word);
    if (!said || id === undefined || change.takenBack.has(key)) continue;
    addReport(said.pair, said.word, one, Number(id));
    change.opened.set(key, said.pair);
  }
}

/** Evaluates an owner's prices as of now without writing. */
export async function trySubmission(
  change: PriceChange,
  { isSure, ...what }: Pick<Submission, 'stationId' | 'entries' | 'isSure'>,
): Promise<EntryOutcome[]> {
  const words = wordsOf({ ...what, seenAt: change.now });
  return outcomesOf(await evaluatePersonReports(change, { origin: 'owner', isSure }, words));
}

const wordsOf = ({
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
