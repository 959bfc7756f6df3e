import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import { decadeOf } from '@pieno/contract/prices/fuels.ts';
import {
  HISTORY_DAYS,
  HISTORY_DAYS_DEFAULT,
  type HistoryDays,
} from '@pieno/contract/history/history.ts';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Segmented } from '@pieno/ui/forms/segmented.tsx';
import { Select } from '@pieno/ui/forms/select.tsx';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../core/api/api-error.ts';
import { stationHistoryQuery } from '../../../core/api/history/history.ts';
import { dateTimeText } from '../../../core/format/date-time.ts';
import { m } from '../../../paraglide/messages.js';
import { decadeName } from '../category-names.ts';
import { ChartPlace } from './chart-place.tsx';
import { chartLines } from './chart-lines.ts';
import { HistoryFigure } from './history-figure.tsx';
import styles from './history.module.css';

type Fuels = BusinessDetails['prices'];

export interface HistoryCardProps {
  station: number;
  /** The fuels that the station sells. */
  fuels: Fuels;
}

/** Price history of a station; category and range are chosen above it (rule station-history). */
export function HistoryCard({ station, fuels }: HistoryCardProps) {
  const decades = [...new Set(fuels.map(({ fuel_type }) => decadeOf(fuel_type.id)))];
  const [chosen, setDecade] = useState(decades[0]);
  const [days, setDays] = useState<HistoryDays>(HISTORY_DAYS_DEFAULT);
  const decade = decades.find((each) => each === chosen) ?? decades[0];
  return (
    <div className={styles.card}>
      {decades.length > 1 && (
        <Select
          aria-label={m.history_category()}
          value={decade}
          onChange={({ target }) =>
            setDecade(decades.find((each) => String(each) === target.value))
          }
        >
          {decades.map((each) => (
            <option key={each} value={each}>
              {decadeName(each)}
            </option>
          ))}
        </Select>
      )}
      <div className={styles.range}>
        <span aria-hidden="true">{m.history_range()}</span>
        <Segmented
          label={m.history_range()}
          options={HISTORY_DAYS.map((value) => ({
            value,
            label: value === 'all' ? m.history_all() : value,
          }))}
          value={days}
          onChange={setDays}
        />
      </div>
      {decade === undefined ? (
        <p className={styles.none}>{m.history_empty()}</p>
      ) : (
        <History key={decade} {...{ station, decade, days, fuels }} />
      )}
    </div>
  );
}

interface HistoryProps {
  station: number;
  decade: number;
  days: HistoryDays;
  fuels: Fuels;
}

function History({ station, decade, days, fuels }: HistoryProps) {
  const types = fuels.map(({ fuel_type }) => fuel_type).filter(({ id }) => decadeOf(id) === decade);
  const answers = useQueries({
    queries: types.map(({ id }) => ({
      ...stationHistoryQuery({ station, fuel: id, days }),
      placeholderData: keepPreviousData,
    })),
  });
  const found = answers.flatMap(({ data }) => (data ? [data] : []));
  const error = answers.find((answer) => answer.error)?.error;
  const isPending = answers.some((answer) => answer.isPending);
  const lines = chartLines(
    types,
    found.map(({ data }) => data),
  );
  const oldest = found.flatMap(({ cachedAt }) => cachedAt ?? []).toSorted()[0];
  const retry = () => answers.forEach((answer) => answer.error && void answer.refetch());
  return (
    <>
      {error && !navigator.onLine && <Banner kind="offline">{m.history_missing()}</Banner>}
      {error && navigator.onLine && (
        <Banner
          kind="error"
          actions={
            <Button variant="quiet" onClick={retry}>
              {m.retry()}
            </Button>
          }
        >
          {messageOf(error)}
        </Banner>
      )}
      {oldest && <p className={styles.note}>{m.history_kept({ when: dateTimeText(oldest) })}</p>}
      {isPending && (
        <div role="status" aria-label={m.loading()}>
          <ChartPlace />
        </div>
      )}
      {!isPending && lines.length > 0 && <HistoryFigure lines={lines} name={decadeName(decade)} />}
      {!isPending && !error && lines.length === 0 && (
        <p className={styles.none}>{m.history_empty()}</p>
      )}
    </>
  );
}
