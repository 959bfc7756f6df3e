import type { FlagReason } from '@pieno/contract/reviews/reviews.ts';
import { m } from '../../../paraglide/messages.js';

/** Reasons for flagging a review. */
export const FLAG_TEXTS: Readonly<Record<FlagReason, () => string>> = {
  offensive: m.review_flag_offensive,
  false: m.review_flag_false,
  spam: m.review_flag_spam,
  private: m.review_flag_private,
};
export const FLAGS = Object.keys(FLAG_TEXTS) as FlagReason[];
