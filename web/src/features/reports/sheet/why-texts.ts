import type { WhyOutcome, WhyStation } from '@pieno/contract/prices/why.ts';
import { m } from '../../../paraglide/messages.js';

/** The outcome of a price in a ranking. */
export const OUTCOME_TEXTS: Readonly<Record<WhyOutcome, () => string>> = {
  counts: m.why_outcome_counts,
  dearer: m.why_outcome_dearer,
  premium: m.why_outcome_premium,
  ageing: m.why_outcome_ageing,
  stale: m.why_outcome_stale,
  doubtful: m.why_outcome_doubtful,
  contested: m.why_outcome_contested,
  sold_out: m.why_outcome_sold_out,
  closed: m.why_outcome_closed,
  charger_broken: m.why_outcome_charger_broken,
  out_of_service: m.why_outcome_out_of_service,
  reported: m.why_outcome_reported,
  held: m.why_outcome_held,
  unknown: m.why_outcome_unknown,
  demo_replaced: m.why_outcome_demo_replaced,
  not_sold: m.why_outcome_not_sold,
};

/** Why a station ranks below another with the same price. */
export const TIE_TEXTS: Readonly<Record<NonNullable<WhyStation['tie_break']>, () => string>> = {
  newest: m.why_tie_newest,
  name: m.why_tie_name,
  id: m.why_tie_id,
};
