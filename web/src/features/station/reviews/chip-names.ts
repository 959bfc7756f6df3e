import type { ReviewChip } from '@pieno/contract/reviews/reviews.ts';
import { m } from '../../../paraglide/messages.js';

/** The yes/no questions on every station, in display order. */
export const CHIP_NAMES: Readonly<Record<ReviewChip, () => string>> = {
  toilets: m.review_toilets,
  air_water: m.review_air_water,
  smac: m.review_smac,
  night_cash: m.review_night_cash,
  staff: m.review_staff,
  accessible: m.review_accessible,
};
export const CHIPS = Object.keys(CHIP_NAMES) as ReviewChip[];

export const yesText = (yes: boolean): string => (yes ? m.review_yes() : m.review_no());

/** 'Bagni: sì'; leaves out questions that this version does not know. */
export const chipTexts = (answers: readonly { chip: string; yes: boolean }[]): string[] =>
  answers.flatMap(({ chip, yes }) => {
    const name = CHIPS.includes(chip as ReviewChip) && CHIP_NAMES[chip as ReviewChip]();
    return name ? [`${name}: ${yesText(yes)}`] : [];
  });
