import { once } from '@pieno/contract/once.ts';
import type { FuelPrice } from '@pieno/contract/prices/prices.ts';
import { momentText } from '../../../core/format/moment.ts';
import { m } from '../../../paraglide/messages.js';

const list = once(() => new Intl.ListFormat(m.locale(), { type: 'conjunction' }));

/**
 * Returns when a price was last confirmed, and by whom: 'Confermato oggi alle 18:57 da 3
 * automobilisti.' If the ministry's file confirmed it last, people get a separate sentence.
 */
export function confirmedTexts(fuel: FuelPrice, now: Date): string[] {
  const { confirmed_at: confirmed, effective_date: seen, origin } = fuel;
  const people = peopleText(fuel);
  const when = momentText(confirmed ?? seen, now);
  if (!confirmed || origin === 'ministry' || !people) {
    return [
      confirmed ? m.sheet_confirmed({ when }) : m.sheet_seen({ when }),
      ...(people ? [m.sheet_people({ people })] : []),
    ];
  }
  return [m.sheet_confirmed_by({ when, people })];
}

/** 'da un altro automobilista e dal gestore'; empty if only the author reported the price. */
function peopleText({ confirmed_by: by, source }: FuelPrice): string {
  if (!by) return '';
  const drivers = source === 'driver' ? m.sheet_people_others : m.sheet_people_drivers;
  return list().format(
    [
      by.drivers > 0 && drivers({ count: by.drivers }),
      by.owner && m.sheet_people_owner(),
      by.administrator && m.sheet_people_administrator(),
    ].filter((who) => who !== false),
  );
}
