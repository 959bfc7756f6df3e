import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { changePrices } from './change-prices.ts';
import { hearSource } from './hear.ts';
import type { Heard } from './evaluate/heard.ts';
import type { Outcome } from './outcome.ts';
import { writeWords } from './write-words.ts';
import type { Speaker } from './speaker.ts';
import type { Word } from './word.ts';

/** What came of a source's words. */
export interface Recorded {
  /** Each word with what became of it, in their order. */
  heard: readonly Heard[];
  /** How many have an outcome. */
  count(outcome: Outcome): number;
  /** How many accepted ones are new in the log: the others were accepted before. */
  added: number;
  /** Of those added, the doubtful ones: shown, but without a rank. */
  doubtful: number;
  /** Earlier words that these confirm by stating a similar price on a later day. */
  confirmed: number;
  /** Current prices that changed. */
  moved: number;
}

/**
 * Records what a source states: evaluates the words, appends the new ones to the log with their outcomes, derives the
 * current prices and tells the board (rule price-door, decision 0043). The same words again change nothing.
 * @param db the database, or an open transaction
 * @param words at most 10,000
 */
export async function recordPrices(
  db: Executor,
  clock: Clock,
  speaker: Speaker,
  words: readonly Word[],
): Promise<Recorded> {
  return await changePrices(
    db,
    clock,
    async (change) => {
      const heard = await hearSource(change, speaker, words);
      return { heard, ...(await writeWords(change, speaker, heard)) };
    },
    ({ heard, repeated }, { moved }) => ({
      heard,
      count: (outcome) => heard.filter((row) => row.outcome === outcome).length,
      added: heard.filter(isAdded).length,
      doubtful: heard.filter((row) => isAdded(row) && row.doubtful).length,
      confirmed: repeated,
      moved: moved.length,
    }),
  );
}

const isAdded = ({ outcome, isNew = false }: Heard): boolean => isNew && outcome === 'accepted';
