import { daysOfSteps, pastAlerts, type PastDay } from '@pieno/contract/alerts/past-alerts.ts';
import type { Area } from '@pieno/contract/prices/areas.ts';
import type { FuelMode } from '@pieno/contract/prices/fuels.ts';
import { isSoldBothWays } from '@pieno/contract/profile/sold-both-ways.ts';
import { useQuery } from '@tanstack/react-query';
import { areaHistoryQuery, stationHistoryQuery } from '../../core/api/history/history.ts';
import { daysBetween } from '../../core/format/age.ts';
import { m } from '../../paraglide/messages.js';
import { toEuro } from '../prices/editor/typed-price.ts';
import styles from './alert-sheet.module.css';
import type { AlertInput } from './alert-input.ts';

interface PastLineProps {
  input: AlertInput;
  /** In thousandths; null if an input is missing. */
  threshold: number | null;
  /** True while the best price is loading. */
  isWaiting: boolean;
}

/** Fewer days are not representative. */
const FEWEST = 7;

/**
 * How often the alert would have been sent in the last days (rule alert-past); nothing if
 * unknown.
 */
export function PastLine({ input, ...at }: PastLineProps) {
  const { decade, target, stations } = input;
  const mode = input.mode ?? undefined;
  if (target === 'favorites') return null;
  if (target !== 'stations') return <AreaPast area={target} {...{ decade, mode, ...at }} />;
  const [station] = stations;
  // Without a chosen mode, a fuel sold in both modes has two histories.
  if (!station || stations.length > 1 || (!mode && isSoldBothWays(decade))) return null;
  const fuel = mode === 'served' && isSoldBothWays(decade) ? decade + 1 : decade;
  return <StationPast station={station.id} fuel={fuel} {...at} />;
}

type At = Pick<PastLineProps, 'threshold' | 'isWaiting'>;

interface AreaPastProps extends At {
  area: Area;
  decade: number;
  mode: FuelMode | undefined;
}

function AreaPast({ area, decade, mode, ...at }: AreaPastProps) {
  const { data, isPending } = useQuery(areaHistoryQuery(decade, area, mode));
  return <Past daily={data?.data.daily} {...at} isWaiting={at.isWaiting || isPending} />;
}

interface StationPastProps extends At {
  station: number;
  fuel: number;
}

function StationPast({ threshold, isWaiting, ...of }: StationPastProps) {
  const { data, isPending } = useQuery(stationHistoryQuery({ ...of, days: '30' }));
  const { steps, from, to } = data?.data ?? { steps: [], from: '', to: '' };
  return (
    <Past
      daily={daysOfSteps(steps, from, to)}
      threshold={threshold}
      isWaiting={isWaiting || isPending}
    />
  );
}

interface PastProps extends At {
  daily: PastDay[] | undefined;
}

function Past({ daily = [], threshold, isWaiting }: PastProps) {
  // Reserves the space, so that nothing moves under a finger.
  if (isWaiting) return <p className={styles.past} data-empty aria-hidden="true" />;
  const [first] = daily;
  const last = daily.at(-1);
  const days = first && last ? daysBetween(new Date(first.day), new Date(last.day)) + 1 : 0;
  if (days < FEWEST || threshold === null) return null;
  const count = pastAlerts(daily, toEuro(threshold));
  return (
    <p className={styles.past}>
      {count === 0 ? m.alert_past_none({ days }) : m.alert_past({ days, count })}
    </p>
  );
}
