/** Translates the simple forms of OpenStreetMap's `opening_hours` to Italian, one rule per line. */

const WORDS: Record<string, string> = {
  Mo: 'lun',
  Tu: 'mar',
  We: 'mer',
  Th: 'gio',
  Fr: 'ven',
  Sa: 'sab',
  Su: 'dom',
  PH: 'festivi',
  off: 'chiuso',
  closed: 'chiuso',
};
const RULE =
  /^(?:(?:Mo|Tu|We|Th|Fr|Sa|Su|PH)(?:[-,](?:Mo|Tu|We|Th|Fr|Sa|Su|PH))*\s+)?(?:off|closed|\d\d:\d\d-\d\d:\d\d(?:,\s?\d\d:\d\d-\d\d:\d\d)*)$/u;

/**
 * Translates opening hours.
 * @param text e.g. "24/7", "Mo-Fr 07:00-12:30,15:00-19:30; Su off"
 * @returns e.g. "Aperto 24 ore su 24"; null for forms too complex to display and for impossible times such as
 * 12:00-12:00; a span past midnight, "18:00-26:00", ends at "02:00"
 */
export function italianHours(text: string | null | undefined): string | null {
  const plain = text?.trim() ?? '';
  if (plain === '24/7') return 'Aperto 24 ore su 24';
  if (/(\d\d:\d\d)-\1/u.test(plain) || !hoursIn(plain).every(isTime)) return null;
  const rules = plain.split(/\s*;\s*/u).filter(Boolean);
  if (rules.length === 0 || !rules.every((rule) => RULE.test(rule))) return null;
  return rules.map(translate).join('\n');
}

/** Finds the times of a text, and whether each ends a span and may be past midnight. */
const hoursIn = (text: string) =>
  [...text.matchAll(/(-?)(\d\d):(\d\d)/gu)].map(([, dash, hour, minute]) => ({
    last: dash === '' ? 23 : 47,
    hour: Number(hour),
    minute: Number(minute),
  }));

const isTime = ({ last, hour, minute }: ReturnType<typeof hoursIn>[number]) =>
  minute < 60 && hour <= last;

function translate(rule: string): string {
  const words = rule
    .replace(/\b(?:Mo|Tu|We|Th|Fr|Sa|Su|PH|off|closed)\b/gu, (word) => WORDS[word]!)
    .replace(/(\d\d:\d\d)-(\d\d)(:\d\d)/gu, (_, from: string, hour: string, minute: string) => {
      const isPast = Number(hour) > 24 || (hour === '24' && minute !== ':00');
      return `${from}–${isPast ? String(Number(hour) - 24).padStart(2, '0') : hour}${minute}`;
    })
    .replace(/(?<=\p{L})-(?=\p{L})/gu, '–')
    .replace(/,\s?/gu, ', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
