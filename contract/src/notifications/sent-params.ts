/** The stored parameters of sent messages: codes and numbers, no text (rule inbox). */
import type { Area } from '../prices/areas.ts';
import type { Decade, FuelMode, FuelUnit } from '../prices/fuels.ts';

/** One price that matches one alert. */
export interface AlertNews {
  alert_id: string;
  decade: Decade;
  mode: FuelMode;
  unit: FuelUnit;
  business_id: number;
  name: string;
  locality: string | null;
  /** The area in whose ranking the price is. */
  area: Area;
  /** Thousandths of a euro. */
  price: number;
  /** When it was last reported, ISO 8601 in UTC. */
  said_at: string;
  /** Size of a fill, in the unit; null when unknown. */
  fill: number | null;
  /** Euro cents that the fill costs less; null when unknown. */
  saving_cents: number | null;
  /**
   * Compared with what: the station's previous price, or the best price on the day of the alert's creation
   * (year-month-day).
   */
  than: 'before' | { day: string } | null;
}

export interface SentParams {
  alert: {
    /** One price per alert, the best first. */
    news: AlertNews[];
    /** True for the message at seven o'clock about changes during the night. */
    night: boolean;
  };
  alert_paused: { alert_ids: string[] };
  /** The decision about the own review; the reason is null when it is shown again. */
  review: { business_id: number; name: string; reason: string | null };
  test: Record<string, never>;
}
export type SentKind = keyof SentParams;
export type SentMessage = {
  [Kind in SentKind]: { id: string; at: string; kind: Kind; params: SentParams[Kind] };
}[SentKind];
