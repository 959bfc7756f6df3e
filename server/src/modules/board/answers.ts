import { DECADES, type Decade } from '@pieno/contract/fuels.ts';
import {
  AREAS,
  BestByDecadeSchema,
  RankingSchema,
  type Area,
  type RankingEntry,
} from '@pieno/contract/prices.ts';
import { rankCandidates } from '@pieno/contract/ranking.ts';
import { GlobalSettingSchema, WelcomeMessageSchema } from '@pieno/contract/settings.ts';
import type { GlobalSetting, WelcomeMessage } from '@pieno/contract/settings.ts';
import { bestOf } from './best.ts';
import { hashOf, prepare, type Prepared } from '../../http/prepared.ts';
import type { RealByArea } from './demo-rule.ts';
import { presentCandidate } from './presenter.ts';
import type { BoardStation } from './snapshot.ts';
import type { AnswerTime } from '../prices/freshness.ts';

/** The keys of the board's prepared answers. */
export const answerKey = {
  best: 'best',
  welcome: 'welcome',
  ranking: (area: Area, decade: Decade) => `ranking/${area}/${decade}`,
  setting: (key: string) => `setting/${key}`,
};

/** The data from which the board's answers are made. */
export interface BoardContent {
  stations(area: Area): Iterable<BoardStation>;
  real: RealByArea;
  settings: ReadonlyMap<string, GlobalSetting>;
  welcome: WelcomeMessage | undefined;
}

/**
 * Prepares the answers that are made in advance: winners, rankings, settings, welcome message.
 * @param previous the previous answers; those whose content has not changed are reused
 */
export async function makeAnswers(
  content: BoardContent,
  answerTime: AnswerTime,
  previous: ReadonlyMap<string, Prepared>,
): Promise<Map<string, Prepared>> {
  const answers = new Map<string, Prepared>();
  for (const [key, json] of serialise(content, answerTime)) {
    const known = previous.get(key);
    answers.set(key, known?.hash === hashOf(json) ? known : await prepare(json));
  }
  return answers;
}

function* serialise(content: BoardContent, answerTime: AnswerTime): Generator<[string, string]> {
  const ranked: Record<Area, Map<Decade, RankingEntry[]>> = { SM: new Map(), confine: new Map() };
  for (const area of AREAS) {
    const stations = [...content.stations(area)];
    const real = content.real.get(area)!;
    for (const decade of DECADES) {
      const entries = rankCandidates(
        stations.map((station) => presentCandidate(station, decade, real, answerTime)),
        answerTime.now,
      );
      ranked[area].set(decade, entries);
      yield [answerKey.ranking(area, decade), JSON.stringify(RankingSchema.parse(entries))];
    }
  }
  const best = DECADES.map((decade) =>
    bestOf(decade, ranked.SM.get(decade)!, ranked.confine.get(decade)!),
  );
  yield [answerKey.best, JSON.stringify(BestByDecadeSchema.parse(best))];
  for (const [key, setting] of content.settings) {
    yield [answerKey.setting(key), JSON.stringify(GlobalSettingSchema.parse(setting))];
  }
  if (content.welcome) {
    yield [answerKey.welcome, JSON.stringify(WelcomeMessageSchema.parse(content.welcome))];
  }
}
