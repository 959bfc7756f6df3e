/**
 * The one use case in which somebody says prices of a station: a driver, an owner, a till, a schedule (rules
 * report-entries, owner-prices, schedule-publish; decision 0050).
 */
import type { ZodMiniType } from 'zod/mini';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { changePrices, type ChangeOutcome } from './change-prices.ts';
import { hearPerson, type HeardInPair } from './hear.ts';
import { isTaken, isVoid, outcomesOf, type EntryOutcome } from './entry-outcomes.ts';
import { keepAnswer, replayAnswer } from './log/idempotency.ts';
import type { KeptEntry, KeptReport, NewReport } from './log/price-reports.ts';
import { sayIn } from './pairs/open-pair.ts';
import type { PriceChange } from './price-change.ts';
import { keyOf } from './word.ts';
import { writeWords } from './write-words.ts';

/** Who says what of one station, and under which key. */
export interface Saying extends Omit<NewReport, 'id'> {
  /** The person, as a hash (rule report-person). */
  person: string;
  /** True after the person was asked whether the prices are meant. */
  isSure: boolean;
}

/** Somebody who was let in to say something, and what is different from one way of saying it to another. */
export interface Entered<Answer> {
  saying: Saying;
  /** What was said under the key before. */
  kept: KeptReport | undefined;
  /** Of what form the answer of then is. */
  form: ZodMiniType<Answer>;
  /** What is still to be said of that, by its answer; without it that is given again. */
  rest?: (before: Answer) => readonly KeptEntry[];
  /** Whether to write what was heard, by what would become of it; may throw. */
  isWanted?: (said: readonly EntryOutcome[]) => boolean | Promise<boolean>;
  /** Called with what was written. */
  written?: (said: readonly EntryOutcome[]) => Promise<void>;
  /** Makes the answer that is kept under the key, once the current prices are derived. @param before of then */
  answer: (
    said: readonly EntryOutcome[],
    isWritten: boolean,
    before?: Answer,
  ) => Answer | Promise<Answer>;
}

/** What is answered, and whether it was written, now or before. */
export interface Answered<Answer> {
  answer: Answer;
  isWritten: boolean;
}

/**
 * Says prices in one transaction, with the answer: the same key gets it again.
 * @param enter lets the speaker in; may throw
 * @throws AppError 409 for a key that stands for something else; what `enter` and `isWanted` throw
 */
export async function say<Answer>(
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
      const said = await sayReport(change, saying, entered.isWanted, kept?.id);
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

/** A report that was heard, and written unless it was void. */
interface SaidReport {
  id: string;
  isWritten: boolean;
  /** Tells what became of each entry, in their order. @param outcome once the current prices are derived */
  told(outcome?: ChangeOutcome): EntryOutcome[];
}

/**
 * Evaluates a report in a change that is open, and writes it with what it says.
 * @param isWanted whether to write it, by what would become of its entries; may throw
 * @param keptId of one that was kept before, of which the rest is said
 */
export async function sayReport(
  change: PriceChange,
  saying: Saying,
  isWanted: NonNullable<Entered<unknown>['isWanted']> = () => true,
  keptId?: string,
): Promise<SaidReport> {
  const { kind, person, isSure } = saying;
  const id = keptId ?? crypto.randomUUID();
  const speaker = { origin: kind, person, reportId: id, isSure };
  const heard = await hearPerson(change, speaker, wordsOf(saying));
  const isVain = !(await isWanted(outcomesOf(heard))) || isVoid(heard) || !heard.some(isTaken);
  if (isVain) return { id, isWritten: false, told: () => outcomesOf(heard) };
  const report = keptId === undefined ? { ...saying, id } : undefined;
  const { ids } = await writeWords(change, speaker, heard, report);
  sayInPairs(change, heard, ids);
  const told = (outcome?: ChangeOutcome) =>
    outcomesOf(heard, (index) => outcome?.claims.get(ids.get(index) ?? ''));
  return { id, isWritten: true, told };
}

/** Says what was appended in its pairs, which stay open; not where something was taken back by it. */
function sayInPairs(
  change: PriceChange,
  heard: readonly HeardInPair[],
  ids: ReadonlyMap<number, string>,
): void {
  for (const { said, ...one } of heard) {
    const id = ids.get(one.index);
    const key = keyOf(one.word);
    if (!said || id === undefined || change.takenBack.has(key)) continue;
    sayIn(said.pair, said.word, one, Number(id));
    change.opened.set(key, said.pair);
  }
}

/** Tells what would become of prices if an owner said them now; nothing is written. */
export async function trySaying(
  change: PriceChange,
  { isSure, ...what }: Pick<Saying, 'stationId' | 'entries' | 'isSure'>,
): Promise<EntryOutcome[]> {
  const words = wordsOf({ ...what, seenAt: change.now });
  return outcomesOf(await hearPerson(change, { origin: 'owner', isSure }, words));
}

const wordsOf = ({
  stationId,
  entries,
  seenAt,
}: Pick<Saying, 'stationId' | 'entries' | 'seenAt'>) =>
  entries.map(({ fuel_type_id: fuelTypeId, price, confirmed: isConfirmed }) => ({
    stationId,
    fuelTypeId,
    price,
    observedAt: seenAt,
    isConfirmed,
  }));
