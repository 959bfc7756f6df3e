import type { OwnerFuel, OwnerStation } from '@pieno/contract/stations/own-stations.ts';
import type { ScheduledPrice } from '@pieno/contract/prices/scheduled-prices.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { priceDigits } from '@pieno/ui/price/price-text.ts';
import { useState } from 'react';
import { useFocusWhen } from '../../hooks/use-focus-when.ts';
import { Outcome } from '../../notices/outcome.tsx';
import { m } from '../../paraglide/messages.js';
import { fuelName } from '../../prices/fuel-names.ts';
import { PriceAge } from '../../prices/price-age.tsx';
import { PriceInUnit } from '../../prices/price-in-unit.tsx';
import { askedSchedules } from './asked-schedules.ts';
import styles from './driver-words.module.css';
import { KeepDialog } from './keep-dialog.tsx';
import list from './list.module.css';
import { priceInputId } from './price-input-id.ts';
import { PublishedBanner } from './published-banner.tsx';
import { UnusualDialog } from './unusual-dialog.tsx';
import { usePublishing } from './use-publishing.ts';

interface DriverWordsProps {
  station: OwnerStation;
  userId: string;
}

interface Word {
  fuel: OwnerFuel;
  /** What 'Confermo' says, in euro. */
  price: number;
  text: string;
  /** When it was seen; null for what is shown and contested. */
  seenAt: string | null;
}

/** What drivers reported, contested or had held here: the owner confirms it, or corrects the price (rule owner-words). */
export function DriverWords({ station, userId }: DriverWordsProps) {
  const [asked, setAsked] = useState<readonly ScheduledPrice[]>([]);
  const publishing = usePublishing(station, userId, (changed) =>
    setAsked(askedSchedules(station, changed)),
  );
  const words = station.fuels.flatMap(wordsAbout);
  /** The place in the list where something was answered: there stands what came of it. */
  const [place, setPlace] = useState(0);
  const { isDone } = publishing;
  const done = useFocusWhen<HTMLLIElement>(isDone && asked.length === 0);
  if (words.length === 0 && !isDone) return null;
  const say = (word: Word) => {
    const { fuel, price } = word;
    setPlace(words.indexOf(word));
    publishing.publish({ prices: [{ fuel_type_id: fuel.fuel_type.id, price }] });
  };
  // The own price stays: what drivers say against it is settled by that.
  const refuse = (word: Word, price: number) => {
    setPlace(words.indexOf(word));
    const prices = [{ fuel_type_id: word.fuel.fuel_type.id, price }];
    publishing.publish({ prices, unchanged: true });
  };
  const problem = publishing.failure[0] ?? Object.values(publishing.errors)[0];
  const published = isDone && (
    <li key={publishing.published} ref={done} tabIndex={-1}>
      <PublishedBanner
        text={m.owner_published({ count: 1 })}
        publishing={publishing}
        stationId={station.business.id}
        userId={userId}
      />
    </li>
  );
  const rows = words.map((word, index) => (
    <WordRow
      key={`${word.fuel.fuel_type.id} ${word.price} ${word.seenAt}`}
      word={word}
      problem={index === place && !publishing.isAsking ? problem : undefined}
      isSending={publishing.isSending}
      onConfirm={() => say(word)}
      onRefuse={(price) => refuse(word, price)}
    />
  ));
  return (
    <Card title={m.owner_words()}>
      <ul role="list" className={styles.words}>
        {rows.toSpliced(place, 0, ...(published ? [published] : []))}
      </ul>
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
          fuels={station.fuels}
          questions={publishing.errors}
          prices={publishing.said}
          onConfirm={publishing.confirm}
          onCorrect={publishing.correct}
        />
      )}
    </Card>
  );
}

interface WordRowProps {
  word: Word;
  /** Why the answer to it was not taken. */
  problem: string | undefined;
  isSending: boolean;
  onConfirm: () => void;
  /** @param price the own one, which stays */
  onRefuse: (price: number) => void;
}

function WordRow({ word, problem, isSending, onConfirm, onRefuse }: WordRowProps) {
  const { fuel, price, text, seenAt } = word;
  const { fuel_type } = fuel;
  const name = fuelName(fuel_type);
  const own = fuel.price?.price;
  const confirm = m.owner_confirm({ price: priceDigits(price) });
  const refuse = own !== undefined && own !== price && m.owner_refuse({ price: priceDigits(own) });
  return (
    <li className={list.row}>
      <div className={list.about}>
        <p className={list.name}>{name}</p>
        <p className={styles.text}>
          {text}
          {seenAt !== null && (
            <>
              {' · '}
              <PriceAge date={seenAt} />
            </>
          )}
        </p>
      </div>
      <PriceInUnit value={price} unit={fuel_type.unit} withUnit={false} />
      <div className={list.answers}>
        <Button
          aria-label={`${confirm}: ${name}`}
          aria-disabled={isSending}
          onClick={() => !isSending && onConfirm()}
        >
          {confirm}
        </Button>
        {refuse && (
          <Button
            variant="default"
            aria-label={`${refuse}: ${name}`}
            aria-disabled={isSending}
            onClick={() => !isSending && onRefuse(own)}
          >
            {refuse}
          </Button>
        )}
        <Button
          variant="default"
          aria-label={`${m.owner_correct()}: ${name}`}
          onClick={() => document.getElementById(priceInputId(fuel_type.id))?.focus()}
        >
          {m.owner_correct()}
        </Button>
      </div>
      {problem !== undefined && <Outcome kind="error">{problem}</Outcome>}
    </li>
  );
}

function wordsAbout(fuel: OwnerFuel): Word[] {
  const contested: Word[] =
    fuel.disputes > 0 && fuel.price
      ? [
          {
            fuel,
            price: fuel.price.price,
            text: m.owner_word_contested({ count: fuel.disputes }),
            seenAt: null,
          },
        ]
      : [];
  const reported = fuel.reported.map((word) => ({
    fuel,
    price: word.price,
    text: textOf(word),
    seenAt: word.seen_at,
  }));
  return [...contested, ...reported];
}

function textOf({ state, counts }: OwnerFuel['reported'][number]): string {
  if (state === 'held') return m.owner_word_held();
  return counts ? m.owner_word_counts() : m.owner_word_reported();
}
