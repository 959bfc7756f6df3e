import type { FuelMode } from '@pieno/contract/prices/fuels.ts';
import type { Area } from '@pieno/contract/prices/prices.ts';
import type { WhyPrice, WhyStation } from '@pieno/contract/prices/why.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { euroText } from '@pieno/ui/price/price-text.ts';
import { Spinner } from '@pieno/ui/states/spinner.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../core/api/api-error.ts';
import { whyQuery } from '../../../core/api/prices/why.ts';
import { m } from '../../../paraglide/messages.js';
import { originLabel } from '../../prices/origin-label.ts';
import { shortFuelName } from '../../prices/short-fuel-name.ts';
import styles from './price-sheet.module.css';
import type { SheetEntry } from './sheet-target.ts';
import { OUTCOME_TEXTS, TIE_TEXTS } from './why-texts.ts';

interface WhyPanelProps {
  entry: SheetEntry;
  /** The areas in whose rankings the station appears. */
  areas: readonly Area[];
  /** The mode of the ranking on the screen; undefined for both. */
  mode: FuelMode | undefined;
}

/** Stations listed after this one: enough to see its lead. */
const BEHIND = 3;
/** Maximum of listed stations that do not rank. */
const LEFT_OUT = 12;

/**
 * 'Perché è primo?': the basis of the ranking, and what it leaves out and why; loaded when
 * opened.
 */
export function WhyPanel({ entry, areas: [area = 'SM'], mode }: WhyPanelProps) {
  const { rank, decade } = entry;
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.why}>
      <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {questionOf(rank)}
      </Button>
      {isOpen && <Reasons id={entry.business.id} {...{ decade, area, mode }} />}
    </section>
  );
}

function questionOf(rank: SheetEntry['rank']): string {
  if (rank === undefined) return m.why_rank();
  if (rank === null) return m.why_not();
  return rank === 1 ? m.why_first() : m.why_place({ rank });
}

interface ReasonsProps extends Pick<WhyPanelProps, 'mode'> {
  id: number;
  decade: number;
  area: Area;
}

function Reasons({ id, decade, area, mode }: ReasonsProps) {
  const { data, error, isPending, refetch } = useQuery(whyQuery(decade, area, mode));
  if (data) return <Stations id={id} stations={data.data.stations} />;
  if (isPending) return <Spinner label={m.loading()} />;
  return (
    <div role="alert" className={styles.why}>
      <p>{messageOf(error)}</p>
      <Button variant="default" onClick={() => void refetch()}>
        {m.retry()}
      </Button>
    </div>
  );
}

function Stations({ id, stations }: { id: number; stations: readonly WhyStation[] }) {
  const isOwn = ({ business }: WhyStation) => business.id === id;
  const counted = stations.filter(({ rank }) => rank !== null);
  const ranked = counted.slice(0, counted.findIndex(isOwn) + 1 + BEHIND);
  const others = stations.filter((station) => station.rank === null && !isOwn(station));
  const leftOut = [
    ...stations.filter((station) => station.rank === null && isOwn(station)),
    ...others.filter((station) => !isWithoutPrice(station)),
  ];
  const without = others.filter(isWithoutPrice).length;
  const hidden = leftOut.length - LEFT_OUT;
  if (stations.length === 0) return <p className={styles.none}>{m.why_empty()}</p>;
  return (
    <>
      <p className={styles.place}>{m.why_rule()}</p>
      <ol role="list" className={styles.stations} aria-label={m.why_ranked()}>
        {ranked.map((station) => (
          <Station key={station.business.id} station={station} isOwn={isOwn(station)} />
        ))}
      </ol>
      {counted.length > ranked.length && (
        <p className={styles.place}>
          {m.why_more_ranked({ count: counted.length - ranked.length })}
        </p>
      )}
      {leftOut.length + without > 0 && (
        <>
          <p className={styles.place}>{m.why_left_out()}</p>
          <ul role="list" className={styles.stations} aria-label={m.why_left_out()}>
            {leftOut.slice(0, LEFT_OUT).map((station) => (
              <Station key={station.business.id} station={station} isOwn={isOwn(station)} />
            ))}
            {hidden > 0 && <li>{m.why_more_left_out({ count: hidden })}</li>}
            {without > 0 && <li>{m.why_without({ count: without })}</li>}
          </ul>
        </>
      )}
    </>
  );
}

/** Such stations share one line. */
const isWithoutPrice = ({ prices }: WhyStation): boolean =>
  prices.every(({ outcome }) => outcome === 'unknown' || outcome === 'demo_replaced');

function Station({ station, isOwn }: { station: WhyStation; isOwn: boolean }) {
  const { business, rank, tie_break: tie, prices } = station;
  return (
    <li>
      {rank !== null && `${rank}º `}
      {isOwn ? (
        <strong translate="no">{business.name}</strong>
      ) : (
        <span translate="no">{business.name}</span>
      )}
      {tie && ` · ${TIE_TEXTS[tie]()}`}
      <ul role="list" className={styles.outcomes}>
        {prices.map((price, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a station may have two reports of one fuel
          <li key={index}>{priceText(price)}</li>
        ))}
      </ul>
    </li>
  );
}

/** 'Self € 1,669: conta (gestore, confermato da 2 persone)'. */
function priceText({
  fuel_type: fuel,
  price,
  outcome,
  origin,
  confirmations = 0,
}: WhyPrice): string {
  const name = fuel ? shortFuelName(fuel) : '';
  const label = [name, price === null ? '' : euroText(price)].filter(Boolean).join(' ');
  const details = [
    origin && originLabel(origin),
    confirmations > 0 && m.why_confirmations({ count: confirmations }),
  ].filter(Boolean);
  const about = details.length > 0 ? ` (${details.join(', ')})` : '';
  return `${label && `${label}: `}${OUTCOME_TEXTS[outcome]()}${about}`;
}
