// Says drivers' words to rules, and counts when true changes rank, and what is right at noon.
import { keyOf } from '../../../server/src/modules/prices/word.ts';
import { wordAt } from '../data/price-history.mjs';
import { DAY, HOUR } from './truth.mjs';

/** Days after which the words are old with which everything begins. */
const SETTLED_DAYS = 14;
/**
 * @param truth from `truthOf`
 * @param words from `wordsOf`
 * @param rules `TableRules` or `RulesBefore`; an administrator has said every price on the first day
 * @returns the true changes that somebody has said, each with when it was first said and since when it ranks, how many
 *   there were in all, and how many prices ranked at noon and were right
 */
export function play({ begin, end, prices }, words, rules) {
  const settled = begin + SETTLED_DAYS * DAY;
  const changes = new Map(prices.map((one) => [keyOf(one), changesOf(one, end)]));
  for (const one of prices) rules.begin(one, wordAt(one.words, begin)[1], begin);
  const noons = { all: 0, ranks: 0, right: 0 };
  let noon = begin - (begin % DAY) + DAY / 2;
  for (const word of words) {
    for (; noon <= word.at; noon += DAY) {
      rules.passTime(noon);
      if (noon >= settled) countNoon(noons, prices, rules, noon);
    }
    const change = changes.get(keyOf(word)).find(({ until }) => until > word.at);
    if (change.price === word.price) change.saidAt ??= word.at;
    rules.say(word);
    const shown = rules.shown(word, word.at);
    if (change.saidAt && shown?.ranks && shown.price === change.price) change.ranksAt ??= word.at;
  }
  const counted = [...changes.values()].flat().filter(({ from }) => from >= settled);
  return { all: counted.length, said: counted.filter(({ saidAt }) => saidAt), noons };
}

const changesOf = ({ stationId, fuelTypeId, words }, end) =>
  words.map(([from, price], at) => ({
    stationId,
    fuelTypeId,
    from,
    price,
    until: words[at + 1]?.[0] ?? end + DAY,
  }));

function countNoon(noons, prices, rules, noon) {
  for (const one of prices) {
    const shown = rules.shown(one, noon);
    noons.all += 1;
    if (!shown?.ranks) continue;
    noons.ranks += 1;
    if (shown.price === wordAt(one.words, noon)[1]) noons.right += 1;
  }
}

/** The share of said changes that rank so many hours after they were first said. */
export const shareWithin = ({ said }, hours) =>
  said.filter(({ saidAt, ranksAt }) => ranksAt - saidAt <= hours * HOUR).length / said.length;

/** Days from the first word until a price ranks, where nothing was known before; undefined where none ever does. */
export function firstRankDays(words, rules) {
  const word = words.find((one) => {
    rules.say(one);
    return rules.shown(one, one.at)?.ranks;
  });
  return word && (word.at - words[0].at) / DAY;
}
