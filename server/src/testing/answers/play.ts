import type { Database } from '../../db/database.ts';
import { openWordHistory } from '../prices/word-history.ts';
import type { Word } from '../words/word.ts';
import { readAnswers, type PairAnswer } from './read-answers.ts';
import { FIVE } from './histories.ts';

/** What came of a word. */
export interface Step {
  /** What the door told who said it; missing where it tells nobody. */
  told?: string;
  /** The pairs of which anything is different after it, by station's index and fuel, as `0/20`. */
  pairs: Record<string, PairAnswer>;
}

/**
 * A history with what the core has answered to each word. Before a word the jobs of the clock run at its instant where 15
 * minutes or more (`JOBS_MS`) have passed since the word before it. `anna` and `bruno` are known from the beginning.
 */
export interface Answered {
  /** About diesel of one station in no area; or both fuels of five in San Marino, which sell them and have medals. */
  kind: 'one' | 'five';
  /** Each tells what it is about: its price, or the labels of what is decided. Words about what is not there are left out. */
  words: Word[];
  /** One for each word. */
  steps: Step[];
}

/** Plays histories of a kind on a database, one at a time. */
export async function openPlay(
  database: Database,
  kind: Answered['kind'],
): Promise<(words: readonly Word[]) => Promise<Answered>> {
  const many = kind === 'five';
  const history = await openWordHistory(database, many ? FIVE : 1, many ? ['SM'] : []);
  const stations = await database.kysely.selectFrom('station').select('id').orderBy('id').execute();
  const indexes = new Map(stations.map(({ id }, index) => [String(id), index]));

  return async (words) => {
    await history.begin();
    const labels = new Map(words.map(({ at, label }) => [at, label]));
    const answered: Answered = { kind, words: [], steps: [] };
    let before: Record<string, string> = {};
    for (const word of words) {
      const resolved = await history.resolve(word);
      if (!resolved) continue;
      const told = await history.say(resolved);
      const pairs: Step['pairs'] = {};
      const texts: typeof before = {};
      for (const [key, answer] of await readAnswers(database.kysely, labels)) {
        const [station, fuel] = key.split('/');
        const name = `${indexes.get(station!)}/${fuel}`;
        texts[name] = JSON.stringify(answer);
        if (texts[name] !== before[name]) pairs[name] = answer;
      }
      before = texts;
      answered.words.push(resolved);
      answered.steps.push({ ...(told !== undefined && { told }), pairs });
    }
    return answered;
  };
}
