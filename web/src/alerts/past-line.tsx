import { daysOfSteps, pastAlerts, type PastDay } from '@pieno/contract/alerts/past-alerts.ts';
import type { Area } from '@pieno/contract/prices/areas.ts';
import type { FuelMode } from '@pieno/contract/prices/fuels.ts';
import { isSoldBothWays } from '@pieno/contract/profile/sold-both-ways.ts';
import { useQuery } from '@tanstack/react-query';
import { areaHistoryQuery, stationHistoryQuery } from '../api/history/history.ts';
import { daysBetween } from '../format/age.ts';
import { m } from '../paraglide/messages.js';
import { toEuro } from '../price-editor/typed-price.ts';
import styles from './alert-sheet.module.css';
import type { SaidAlert } from './said-alert.ts';

interface PastLineProps {
  said: SaidAlert;
  /** In thousandths. */
  threshold: number;
}

/** Days of which fewer say nothing about the next ones. */
const FEWEST = 7;

/** What the alert would have told in the last days (rule alert-past); nothing where that is not known. */
export function PastLine({ said, threshold }: PastLineProps) {
  const { decade, target, stations } = said;
  const mode = said.mode ?? undefined;
  if (target === 'favorites') return null;
  if (target !== 'stations') return <AreaPast area={target} {...{ decade, mode, threshold }} />;
  const [station] = stations;
  // What no mode is chosen of has two histories.
  if (!station || stations.length > 1 || (!mode && isSoldBothWays(decade))) return null;
  const fuel = mode === 'served' && isSoldBothWays(decade) ? decade + 1 : decade;
  return <StationPast station={station.id} fuel={fuel} threshold={threshold} />;
}

interface AreaPastProps extends Pick<PastLineProps, 'threshold'> {
  area: Area;
  decade: number;
  mode: FuelMode | undefined;
}

function AreaPast({ area, decade, mode, threshold }: AreaPastProps) {
  const { data } = useQuery(areaHistoryQuery(decade, area, mode));
  return <Past daily={data?.data.daily} threshold={threshold} />;
}

interface StationPastProps extends Pick<PastLineProps, 'threshold'> {
  station: number;
  fuel: number;
}

function StationPast({ threshold, ...of }: StationPastProps) {
  const { data } = useQuery(stationHistoryQuery({ ...of, days: '30' }));
  const { steps, from, to } = data?.data ?? { steps: [], from: '', to: '' };
  return <Past daily={daysOfSteps(steps, from, to)} threshold={threshold} />;
}

function Past({ daily = [], threshold }: { daily: PastDay[] | undefined; threshold: number }) {
  const [first] = daily;
  const last = daily.at(-1);
  const days = first && last ? daysBetween(new Date(first.day), new Date(last.day)) + 1 : 0;
  if (days < FEWEST) return null;
  const count = pastAlerts(daily, toEuro(threshold));
  return (
    <p className={styles.past}>
      {count === 0 ? m.alert_past_none({ days }) : m.alert_past({ days, count })}
    </p>
  );
}
