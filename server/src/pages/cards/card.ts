/** The content of a shared link's picture: real prices only, as in the head of its page (rule page-card). */
import { createHash } from 'node:crypto';
import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import { decadeLabel, UNIT_LABELS } from '@pieno/contract/prices/fuels.ts';
import { metalOf, type Metal } from '@pieno/contract/prices/medals.ts';
import type { BestByDecade } from '@pieno/contract/prices/prices.ts';
import type { AgedPrice } from '@pieno/contract/prices/freshness.ts';
import {
  PLACES,
  listedEntries,
  type PageEntry,
  type RankingPage,
} from '../heads/listed-entries.ts';
import { ageText, categoryOf, sourceText, listedPrices } from '../heads/listed-prices.ts';

export interface CardLine {
  name: string;
  note: string;
  /** With three decimals: '1,759'. */
  digits: string;
  /** The fuel's colour, as #rrggbb. */
  color: string;
  medal?: { rank: number; metal: Metal } | undefined;
}

export interface Card {
  title: string;
  place: string;
  lines: CardLine[];
  /** When and by whom the prices were reported, or that there are none. */
  foot: string;
}

const LINES = 4;
const RANKED_LINES = 3;
const NO_PRICES = 'Prezzi non ancora noti';

/** Part of every address: increase it when the drawing changes. */
const DRAWING = 2;

/** Returns the hash of a card's content, under which its picture is addressed and cached. */
export const cardHash = (card: Card): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, card]))
    .digest('hex')
    .slice(0, 16);

/** The folder of the pictures, outside the API, which crawlers may not read. */
export const CARDS = '/cards';

/** The path of a station's picture, with the hash of its content: its bytes never change. */
export const stationCardPath = (id: number, card: Card): string =>
  `${CARDS}/business-${id}-${cardHash(card)}.png`;
export const rankingCardPath = ({ area, decade }: RankingPage, card: Card): string =>
  `${CARDS}/ranking-${area}-${decade}-${cardHash(card)}.png`;
export const homeCardPath = (card: Card): string => `${CARDS}/home-${cardHash(card)}.png`;

export function cardOfStation({ business, prices, states, closed }: BusinessDetails): Card {
  const listed = closed ? [] : listedPrices(prices, states).slice(0, LINES);
  const { name, address, locality } = business;
  return {
    title: name,
    place: [address, locality].filter(Boolean).join(', '),
    lines: listed.map((fuel) => lineOf(fuel.fuel_type.name, unitOf(fuel), fuel)),
    foot: closed ? 'Chiuso' : sourceText(listed) || NO_PRICES,
  };
}

export function cardOfRanking({ area, decade }: RankingPage, entries: readonly PageEntry[]): Card {
  const listed = listedEntries(entries).slice(0, RANKED_LINES);
  return {
    title: decadeLabel(decade),
    place: PLACES[area],
    lines: listed.map(({ entry: { rank, area: own, business }, fuel }) => {
      const sharing = entries.filter((each) => each.rank === rank && each.area === own).length;
      return {
        ...lineOf(business.name, business.locality ?? '', fuel),
        ...(rank !== null && { medal: { rank, metal: metalOf(rank, sharing) } }),
      };
    }),
    foot: sourceText(listed.map(({ fuel }) => fuel)) || NO_PRICES,
  };
}

export function cardOfHome(winners: BestByDecade): Card {
  const listed = winners.flatMap(({ best }) => (best ? listedEntries([best]) : [])).slice(0, LINES);
  return {
    title: 'I prezzi migliori',
    place: 'a San Marino',
    lines: listed.map(({ entry, fuel }) => lineOf(categoryOf(fuel), entry.business.name, fuel)),
    foot: sourceText(listed.map(({ fuel }) => fuel)) || NO_PRICES,
  };
}

const unitOf = ({ fuel_type }: AgedPrice): string => UNIT_LABELS[fuel_type.unit];

/** @param note beside the date of a price that is not fresh */
const lineOf = (name: string, note: string, fuel: AgedPrice): CardLine => ({
  name,
  note: [note, ageText(fuel)].filter(Boolean).join(' · '),
  digits: fuel.price.toFixed(3).replace('.', ','),
  color: fuel.fuel_type.color,
});
