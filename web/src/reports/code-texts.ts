/** What became of an entry, in the page's own words. */
import type { ReportCode } from '@pieno/contract/prices/report-texts.ts';
import codes from '~messages/report_code';

const TEXTS = codes satisfies Record<ReportCode, (params: never) => string>;

interface Said {
  code: string;
  /** In Italian. */
  message: string;
  params?: Readonly<Record<string, string>> | undefined;
}

/** Returns the page's own text for a code, or the server's sentence if the page has none. */
export function reportText({ code, message, params = {} }: Said): string {
  if (!Object.hasOwn(TEXTS, code)) return message;
  return (TEXTS[code as ReportCode] as (given: object) => string)(params);
}
