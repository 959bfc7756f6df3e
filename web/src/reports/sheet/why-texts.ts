import type { WhyOutcome, WhyStation } from '@pieno/contract/prices/why.ts';
import outcomes from '~messages/why_outcome';
import { m } from '../../paraglide/messages.js';

/** What became of a price in a ranking. */
export const OUTCOME_TEXTS: Readonly<Record<WhyOutcome, () => string>> = outcomes;

/** What put a station behind the one above it, of the same price. */
export const TIE_TEXTS: Readonly<Record<NonNullable<WhyStation['tie_break']>, () => string>> = {
  newest: m.why_tie_newest,
  name: m.why_tie_name,
  id: m.why_tie_id,
};
