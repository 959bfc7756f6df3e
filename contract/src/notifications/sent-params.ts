/** What a sent message says, as it is kept: codes and figures, no text (rule inbox). */
import type { Area } from '../prices/areas.ts';
import type { Decade, FuelMode, FuelUnit } from '../prices/fuels.ts';

/** One price that fulfils one alert. */
export interface AlertNews {
  alert_id: string;
  decade: Decade;
  mode: FuelMode;
  unit: FuelUnit;
  business_id: number;
  /** The station's name. */
  name: string;
  locality: string | null;
  /** In whose ranking it stands. */
  area: Area;
  /** Thousandths of a euro. */
  price: number;
  /** When it was last said, ISO 8601 in UTC. */
  said_at: string;
  /** What a fill takes, in the unit; null where nobody has said it. */
  fill: number | null;
  /** Euro cents by which that fill costs less; null where it is not known. */
  saving_cents: number | null;
  /** Less than what: this station's price before, or the best price when the alert was made, on that day (year-month-day). */
  than: 'before' | { day: string } | null;
}

/** The parameters of each kind of message that is sent. */
export interface SentParams {
  alert: {
    /** Of each alert one, the best first. */
    news: AlertNews[];
    /** True at seven, of what changed in the night. */
    night: boolean;
  };
  alert_paused: { alert_ids: string[] };
  /** What became of the own review; the reason is null where it is shown again. */
  review: { business_id: number; name: string; reason: string | null };
  test: Record<string, never>;
}
export type SentKind = keyof SentParams;
/** A message as it is kept. */
export type SentMessage = {
  [Kind in SentKind]: { id: string; at: string; kind: Kind; params: SentParams[Kind] };
}[SentKind];
