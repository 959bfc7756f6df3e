/** What the alert is about. */
import type { Alert } from '@pieno/contract/alerts/alerts.ts';
import { unitsOf } from '@pieno/contract/prices/fuels.ts';
import { euroText, priceDigits } from '@pieno/ui/price/price-text.ts';
import { modeText } from '../../core/format/mode.ts';
import { dayText } from '../../core/format/since-day.ts';
import { m } from '../../paraglide/messages.js';
import { decadeName } from '../prices/category-names.ts';
import { amountText, sumText } from '../prices/tank/tank-text.ts';
import type { AlertInput } from './alert-input.ts';

type What = Pick<AlertInput, 'decade' | 'mode' | 'target' | 'stations'>;

/** The fuel with the chosen mode: 'Diesel Self'. */
export const fuelText = ({ decade, mode }: Pick<AlertInput, 'decade' | 'mode'>): string =>
  [decadeName(decade), mode && modeText(mode)].filter(Boolean).join(' ');

/** Fuel and place: 'Diesel Self a San Marino'. */
export function whatText(what: What): string {
  const fuel = fuelText(what);
  const { target, stations } = what;
  if (target === 'SM') return m.alert_in_san_marino({ fuel });
  if (target === 'confine') return m.alert_in_border({ fuel });
  if (target === 'favorites') return m.alert_in_favorites({ fuel });
  return m.alert_at_stations({ fuel, names: stations.map(({ name }) => name).join(', ') });
}

/** The threshold: "A € 1,602 o meno: € 3,00 in meno per 45 l (€ 1,669 quando l'hai scelto)". */
export function whenText({ below, saving, decade }: Alert): string {
  const price = euroText(below);
  if (!saving) return m.alert_below({ price });
  const { euro, litres, reference } = saving;
  const fill = amountText(litres, unitsOf(decade)[0]!);
  return m.alert_saving({ price, fill, sum: sumText(euro), reference: euroText(reference) });
}

/** The last message of an alert: 'Ultimo messaggio: martedì, 1,689'. */
export const lastMessageText = ({ told }: Alert, now: Date): string =>
  told
    ? m.alert_told({ day: dayText(told.at, now), price: priceDigits(told.price) })
    : m.alert_told_never();

/** The channels of an alert. */
export function channelsText({ channels }: Pick<Alert, 'channels'>): string {
  const [isPush, isMail] = [channels.includes('push'), channels.includes('mail')];
  if (isPush && isMail) return m.alert_by_both();
  if (isPush) return m.alert_by_push();
  return isMail ? m.alert_by_mail() : m.alert_by_none();
}
