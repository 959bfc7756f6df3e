import type { Database } from '../../db/database.ts';
import { openHistoryPlayer } from '../prices/history-player.ts';
import type { HistoryEvent } from '../histories/event.ts';
import { readAnswers, type PairAnswer } from './read-answers.ts';
import { FIVE } from './histories.ts';

/** The result of an event. */
export interface Step {
  /** The gate's answer to the reporter; missing without one. */
  told?: string;
  /** The pairs that the event changed, by station's index and fuel, as `0/20`. */
  pairs: Record<string, PairAnswer>;
}

/**
 * A history with the core's answer to each event. If 15 minutes or more (`JOBS_MS`) have passed since the previous
 * event, the scheduled jobs run first. `anna` and `bruno` are known drivers from the beginning.
 */
export interface Answered {
  /** `one`: diesel of one station in no area. `five`: both fuels of five stations in San Marino, with medals. */
  kind: 'one' | 'five';
  /** Each event with its price, or the labels of what it decides. Events without a target are left out. */
  words: HistoryEvent[];
  steps: Step[];
}

/** Plays histories of a kind on a database, one at a time. */
export async function openPlay(
  database: Database,
  kind: Answered['kind'],
): Promise<(words: readonly HistoryEvent[]) => Promise<Answered>> {
  const many = kind === 'five';
  const history = await openHistoryPlayer(database, many ? FIVE : 1, many ? ['SM'] : []);
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
      const told = await history.play(resolved);
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
