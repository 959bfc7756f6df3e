import type { OwnerFuel, OwnerStation } from '@pieno/contract/stations/own-stations.ts';
import type { ScheduledPrice } from '@pieno/contract/prices/scheduled-prices.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { useRef, useState } from 'react';
import { dateTimeText } from '../../core/format/date-time.ts';
import { useFocusWhen } from '../../core/browser/use-focus-when.ts';
import { keptDraft, useKeepDraft } from '../../core/forms/kept-draft.ts';
import { m } from '../../paraglide/messages.js';
import { toEuro, toThousandths } from '../../features/prices/editor/typed-price.ts';
import {
  usePriceDrafts,
  type PricesByFuel,
} from '../../features/prices/editor/use-price-drafts.ts';
import { waitingAt } from '../../features/reports/outbox/waiting-prices.ts';
import { FuelRow } from './fuel-row.tsx';
import styles from './owner-totem.module.css';
import { askedSchedules } from './asked-schedules.ts';
import { KeepDialog } from './keep-dialog.tsx';
import { PublishBar } from './publish-bar.tsx';
import { PublishedBanner } from './published-banner.tsx';
import list from './list.module.css';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { UnusualDialog } from './unusual-dialog.tsx';
import { usePublishing } from './use-publishing.ts';

interface OwnerTotemProps {
  station: OwnerStation;
  userId: string;
}

/** The station's prices as big rows, and one button that publishes them (rule owner-prices). */
export function OwnerTotem({ station, userId }: OwnerTotemProps) {
  const draftName = `prices-${station.business.id}`;
  const [waiting] = useState(() => new Map(waitingFor(station, userId)));
  const [begun] = useState(
    () => new Map([...(keptDraft<[number, number][]>(draftName, userId) ?? []), ...waiting]),
  );
  const drafts = usePriceDrafts(new Map(station.fuels.flatMap(shownPrice)), begun);
  const [asked, setAsked] = useState<readonly ScheduledPrice[]>([]);
  /** The prices being sent; what is typed meanwhile stays a draft. */
  const sent = useRef<PricesByFuel>(waiting);
  const [typedMeanwhile, setTypedMeanwhile] = useState(0);
  const [scheduling, setScheduling] = useState<'open' | 'done' | null>(null);
  const onDone = (changed: readonly number[]) => {
    drafts.forget(sent.current);
    setTypedMeanwhile(
      [...station.fuels.map(({ fuel_type }) => fuel_type), ...station.other_fuels].filter(
        ({ id }) => drafts.isChanged(id) && drafts.valueOf(id) !== sent.current.get(id),
      ).length,
    );
    setScheduling(null);
    setAsked(askedSchedules(station, changed));
  };
  const publishing = usePublishing({ station, userId, isTotem: true, onDone });
  const fuels = [
    ...station.fuels,
    // A fuel with input, a question or an error stays visible, even if the station no longer sells it.
    ...station.other_fuels
      .filter(({ id }) => drafts.isChanged(id) || publishing.errors[id] !== undefined)
      .map((fuel_type) => ({ ...UNKNOWN, fuel_type })),
  ];
  const values = fuels.flatMap(({ fuel_type: { id } }) => {
    const value = drafts.valueOf(id);
    return value === null ? [] : [{ fuel_type_id: id, price: toEuro(value) }];
  });
  const changes = values.filter(({ fuel_type_id: id }) => drafts.isChanged(id));
  useKeepDraft(draftName, userId, () =>
    changes.length > 0
      ? changes.map(({ fuel_type_id: id, price }) => [id, toThousandths(price)])
      : null,
  );
  const publish = (prices: Parameters<typeof publishing.publish>[0]) => {
    sent.current = new Map(
      prices.prices.map(({ fuel_type_id: id, price }) => [id, toThousandths(price)]),
    );
    publishing.publish(prices);
  };
  const unplaced = publishing.isAsking
    ? []
    : Object.entries(publishing.errors).filter(
        ([id]) => !fuels.some(({ fuel_type }) => fuel_type.id === Number(id)),
      );
  const failure = [...publishing.failure, ...unplaced.map(([, sentence]) => sentence)];
  const isScheduled = scheduling === 'done' && drafts.changes === 0;
  const isDone = publishing.isDone && scheduling === null && drafts.changes <= typedMeanwhile;
  const done = useFocusWhen<HTMLDivElement>(isDone || isScheduled);
  return (
    <div className={styles.totem}>
      <Card title={m.owner_prices()} variant="totem">
        <ul role="list" className={list.rows}>
          {fuels.map((fuel) => (
            <FuelRow
              key={fuel.fuel_type.id}
              fuel={fuel}
              value={drafts.valueOf(fuel.fuel_type.id)}
              error={publishing.isAsking ? undefined : publishing.errors[fuel.fuel_type.id]}
              onChange={(thousandths) => drafts.change(fuel.fuel_type.id, thousandths)}
            />
          ))}
        </ul>
      </Card>
      <PublishBar
        changes={drafts.changes}
        isEmpty={values.length === 0}
        isSending={publishing.isSending}
        onUnchanged={() => publish({ prices: values, unchanged: true })}
        onPublish={() => publish({ prices: values })}
        onSchedule={() => setScheduling('open')}
        onForget={() => {
          publishing.forget?.();
          drafts.forget();
        }}
      >
        {failure.length > 0 && (
          <Banner
            kind={publishing.isWaiting ? 'offline' : 'error'}
            actions={
              publishing.forget && (
                <Button variant="quiet" onClick={publishing.forget}>
                  {m.outbox_drop()}
                </Button>
              )
            }
          >
            {failure.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Banner>
        )}
        {(isDone || isScheduled) && (
          <div ref={done} tabIndex={-1}>
            {isScheduled ? (
              <Banner kind="success">{m.schedule_done()}</Banner>
            ) : (
              <PublishedBanner
                key={publishing.published}
                text={doneText(station, publishing.sentPrices.size)}
                publishing={publishing}
                stationId={station.business.id}
                userId={userId}
              />
            )}
          </div>
        )}
      </PublishBar>
      {scheduling === 'open' && (
        <ScheduleDialog
          stationId={station.business.id}
          fuels={fuels}
          userId={userId}
          prices={changes}
          onClose={() => setScheduling(null)}
          onDone={() => {
            drafts.forget();
            setScheduling('done');
          }}
        />
      )}
      {asked.length > 0 && (
        <KeepDialog
          stationId={station.business.id}
          userId={userId}
          asked={asked}
          onClose={() => setAsked([])}
        />
      )}
      {publishing.isAsking && (
        <UnusualDialog
          fuels={fuels}
          questions={publishing.errors}
          prices={publishing.sentPrices}
          onConfirm={publishing.confirm}
          onCorrect={publishing.correct}
        />
      )}
    </div>
  );
}

/** Returns a station's prices that wait on the phone, as drafts after the page was reopened. */
function waitingFor({ business }: OwnerStation, userId: string): [number, number][] {
  return waitingAt({ user_id: userId, business_id: business.id }).flatMap(({ said, changed }) =>
    said.prices
      .filter(({ fuel_type_id: id }) => changed.includes(id))
      .map(({ fuel_type_id: id, price }): [number, number] => [id, toThousandths(price)]),
  );
}

const UNKNOWN = { price: null, reference: null, reported: [], disputes: 0 };

function shownPrice({ fuel_type, price }: OwnerFuel): [number, number][] {
  return price ? [[fuel_type.id, toThousandths(price.price)]] : [];
}

/** @param count number of prices that were set */
function doneText({ fresh_until }: OwnerStation, count: number): string {
  if (fresh_until === null) return m.owner_published({ count });
  return m.owner_published_until({ count, when: dateTimeText(fresh_until) });
}
