import type { AlertNews } from '@pieno/contract/notifications/sent-params.ts';
import { dayInSanMarino } from '@pieno/contract/time-zone.ts';
import type { RankedFuel } from './ranked-fuels.ts';
import type { WishedAlert } from './wished-alerts.ts';

/**
 * Makes the part of a message about a price.
 * @param was the price at the previous evaluation, in thousandths of a euro
 */
export function alertNews(alert: WishedAlert, fuel: RankedFuel, was: number): AlertNews {
  const { stationId, name, locality, areas, decade, mode, unit, price, reportedAt } = fuel;
  const { where } = alert.wish;
  return {
    alert_id: alert.id,
    decade,
    mode,
    unit,
    business_id: stationId,
    name,
    locality,
    area: typeof where === 'string' ? where : areas[0]!,
    price,
    said_at: reportedAt,
    fill: alert.fill,
    ...savingOf(alert, was - price, price),
  };
}

/** @param fell thousandths of a euro by which the station's own price fell */
function savingOf(
  { fill, reference, createdAt }: WishedAlert,
  fell: number,
  price: number,
): Pick<AlertNews, 'saving_cents' | 'than'> {
  const cents = (thousandths: number) => Math.round((fill! * thousandths) / 10);
  if (fill === null) return { saving_cents: null, than: null };
  if (reference !== null) {
    return { saving_cents: cents(reference - price), than: { day: dayInSanMarino(createdAt) } };
  }
  if (cents(fell) <= 0) return { saving_cents: null, than: null };
  return { saving_cents: cents(fell), than: 'before' };
}
