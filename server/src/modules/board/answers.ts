import { DECADES, type Decade } from '@pieno/contract/prices/fuels.ts';
import {
  AREAS,
  BestByDecadeSchema,
  RankingSchema,
  type Area,
} from '@pieno/contract/prices/prices.ts';
import { changesOf } from '@pieno/contract/prices/freshness.ts';
import { rankCandidates, type PlacedEntry } from '@pieno/contract/prices/ranking.ts';
import { GlobalSettingSchema, WelcomeMessageSchema } from '@pieno/contract/settings/settings.ts';
import { bestOf } from './best.ts';
import { petrolReference } from './petrol-reference.ts';
import { SmacRatesSchema } from '@pieno/contract/smac/smac-rates.ts';
import { hashOf, prepare, type Prepared } from '../../prepared/prepared.ts';
import { TALLIES } from '../../tally.ts';
import type { RealByArea } from './demo-rule.ts';
import type { GeneralFacts } from './general-facts.ts';
import type { AnswerTime } from './present-price.ts';
import { presentCandidates } from './presenter.ts';
import type { BoardStation } from './snapshot.ts';
import type { RankedDecade } from './why.ts';

/** Built once: building and hashing a key per request would take a fiftieth of the answer's time. */
const rankingKeys = Object.fromEntries(
  AREAS.map((area) => [
    area,
    Object.fromEntries(DECADES.map((decade) => [decade, `ranking/${area}/${decade}`])),
  ]),
) as Record<Area, Record<Decade, string>>;

/** The keys of the board's prepared answers. */
export const answerKey = {
  best: 'best',
  welcome: 'welcome',
  smacRates: 'smac-rates',
  ranking: (area: Area, decade: Decade) => rankingKeys[area][decade],
  setting: (key: string) => `setting/${key}`,
};

/** The data from which the board's answers are made. */
export interface BoardContent extends Pick<GeneralFacts, 'settings' | 'welcome' | 'smacRates'> {
  stations(area: Area): Iterable<BoardStation>;
  real: RealByArea;
}

export interface MadeAnswers {
  answers: Map<string, Prepared>;
  /** The rankings by the keys of their answers, so that they can be explained without ranking again. */
  ranked: ReadonlyMap<string, RankedDecade>;
}

/**
 * Prepares the answers that are made in advance: winners, rankings, settings, welcome message, SMaC rates.
 * @param previous the previous answers; those with the same content are reused
 */
export async function makeAnswers(
  content: BoardContent,
  answerTime: AnswerTime,
  previous: ReadonlyMap<string, Prepared>,
): Promise<MadeAnswers> {
  const began = performance.now();
  const answers = new Map<string, Prepared>();
  const ranked = rankAll(content, answerTime);
  for (const [key, json] of serialise(content, ranked, answerTime.now)) {
    const known = previous.get(key);
    answers.set(key, known?.hash === hashOf(json) ? known : await prepare(json));
  }
  TALLIES.boardRebuilds.add({});
  TALLIES.boardRebuildSeconds.add({}, (performance.now() - began) / 1_000);
  return { answers, ranked };
}

/**
 * Finds the next instant at which a ranking changes by the passing of time.
 * @returns milliseconds since 1970, or Infinity for never
 */
export function nextChangeOf(ranked: Iterable<RankedDecade>, now: Date): number {
  let next = Infinity;
  for (const { entries } of ranked) {
    for (const entry of entries) {
      for (const at of changesOf(entry)) if (at > now.getTime() && at < next) next = at;
    }
  }
  return next;
}

function rankAll(content: BoardContent, answerTime: AnswerTime): Map<string, RankedDecade> {
  const ranked = new Map<string, RankedDecade>();
  for (const area of AREAS) {
    const stations = [...content.stations(area)];
    const real = content.real.get(area)!;
    const candidates = stations.map((station) => presentCandidates(station, real, answerTime));
    for (const decade of DECADES) {
      const entries = rankCandidates(
        candidates.map((candidateOf) => candidateOf(decade)),
        answerTime.now,
      );
      const made = { area, decade, entries, stations, real, answerTime };
      ranked.set(answerKey.ranking(area, decade), made);
    }
  }
  return ranked;
}

function* serialise(
  content: BoardContent,
  ranked: ReadonlyMap<string, RankedDecade>,
  now: Date,
): Generator<[string, string]> {
  for (const [key, { entries }] of ranked) {
    yield [key, JSON.stringify(RankingSchema.parse(entries))];
  }
  const entriesOf = (area: Area, decade: Decade): readonly PlacedEntry[] =>
    ranked.get(answerKey.ranking(area, decade))!.entries;
  const best = DECADES.map((decade) =>
    bestOf(decade, entriesOf('SM', decade), entriesOf('confine', decade)),
  );
  yield [answerKey.best, JSON.stringify(BestByDecadeSchema.parse(best))];
  for (const [key, setting] of content.settings) {
    yield [answerKey.setting(key), JSON.stringify(GlobalSettingSchema.parse(setting))];
  }
  if (content.welcome) {
    yield [answerKey.welcome, JSON.stringify(WelcomeMessageSchema.parse(content.welcome))];
  }
  const reference = petrolReference(entriesOf('SM', 10), now);
  const rates = SmacRatesSchema.parse({ reference, rates: content.smacRates });
  yield [answerKey.smacRates, JSON.stringify(rates)];
}
