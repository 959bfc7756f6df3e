/** The page's texts for the result of an entry. */
import type { ReportCode } from '@pieno/contract/prices/answer-sentences.ts';
import { m } from '../../paraglide/messages.js';

const TEXTS = {
  confirmed: m.report_code_confirmed,
  confirmed_voice: m.report_code_confirmed_voice,
  accepted: m.report_code_accepted,
  accepted_drivers: m.report_code_accepted_drivers,
  accepted_alone: m.report_code_accepted_alone,
  accepted_known: m.report_code_accepted_known,
  accepted_owner: m.report_code_accepted_owner,
  accepted_administrator: m.report_code_accepted_administrator,
  accepted_source: m.report_code_accepted_source,
  reported: m.report_code_reported,
  reported_more: m.report_code_reported_more,
  reported_two: m.report_code_reported_two,
  reported_first: m.report_code_reported_first,
  reported_owner: m.report_code_reported_owner,
  reported_share: m.report_code_reported_share,
  reported_again: m.report_code_reported_again,
  held: m.report_code_held,
  held_unsold: m.report_code_held_unsold,
  asked: m.report_code_asked,
  changed: m.report_code_changed,
  refused_fuel: m.report_code_refused_fuel,
  refused_unsold: m.report_code_refused_unsold,
  refused_range: m.report_code_refused_range,
  refused_decimals: m.report_code_refused_decimals,
  refused_date: m.report_code_refused_date,
  refused_again: m.report_code_refused_again,
  not_recorded: m.report_code_not_recorded,
  rejected_drivers: m.report_code_rejected_drivers,
  rejected_owner: m.report_code_rejected_owner,
  rejected_administrator: m.report_code_rejected_administrator,
  lapsed_time: m.report_code_lapsed_time,
  lapsed_replaced: m.report_code_lapsed_replaced,
  lapsed_overtaken: m.report_code_lapsed_overtaken,
  undone: m.report_code_undone,
} satisfies Record<ReportCode, (params: never) => string>;

interface CodedMessage {
  code: string;
  /** In Italian. */
  message: string;
  params?: Readonly<Record<string, string>> | undefined;
}

/** Short thanks, replacing texts that also explain the next steps. */
const THANKS: Partial<Record<string, () => string>> = {
  confirmed_voice: m.report_thanks_counts,
  accepted_known: m.report_code_accepted_alone,
  reported: m.report_thanks_shown,
  reported_more: m.report_thanks_shown,
  reported_two: m.report_thanks_shown,
  reported_first: m.report_thanks_shown,
  reported_owner: m.report_thanks_shown,
  reported_share: m.report_thanks_shown,
  reported_again: m.report_thanks_again,
  held: m.report_thanks_held,
};

/** Returns short thanks for an entry; undefined if the full text is as short. */
export const thanksText = (code: string): string | undefined => THANKS[code]?.();

/** Returns the page's text for a code, or the server's text if unknown. */
export function reportText({ code, message, params = {} }: CodedMessage): string {
  if (!Object.hasOwn(TEXTS, code)) return message;
  return (TEXTS[code as ReportCode] as (given: object) => string)(params);
}
