import type { WireDetails } from '@pieno/contract/stations/business.ts';
import { openingAt, type Week } from '@pieno/contract/stations/opening-hours.ts';
import {
  hoursByDay,
  isAlways,
  openingText,
  selfServiceText,
  spansText,
} from '@pieno/contract/stations/opening-text.ts';
import { dayAfter } from '@pieno/contract/midnights.ts';
import { dayInSanMarino } from '@pieno/contract/time-zone.ts';
import { Card } from '@pieno/ui/card.tsx';
import { inSanMarino } from '../../core/format/clock.ts';
import { paymentNames, serviceNames } from '../../core/format/detail-names.ts';
import { useNow } from '../../core/browser/use-now.ts';
import { m } from '../../paraglide/messages.js';
import styles from './details-cards.module.css';
import { HoursCard } from './text-cards.tsx';

interface DetailsCardsProps {
  details: WireDetails;
  /** A source's opening hours, used if the owner has entered none. */
  text: string | null;
  /** Permanently closed: its hours are irrelevant. */
  isClosed: boolean;
}

/** The station's own details: whether it is open now, hours, services, payment (rule station-said). */
export function DetailsCards({ details, text, isClosed }: DetailsCardsProps) {
  const { hours, self_hours: self } = details;
  return (
    <>
      {hours || self ? !isClosed && <OpeningCard details={details} /> : <HoursCard text={text} />}
      <ServicesCard details={details} />
    </>
  );
}

function OpeningCard({
  details: { hours, self_hours: self, exceptions },
}: {
  details: WireDetails;
}) {
  const now = useNow();
  const today = dayInSanMarino(now);
  const soon = exceptions.filter(({ date }) => date >= today && date < dayAfter(today, 30));
  return (
    <Card title={m.business_hours()}>
      {hours && (
        <>
          <p className={styles.state}>
            {canShowOpening(hours)
              ? openingText(openingAt({ week: hours, exceptions }, now), now)
              : m.hours_staffed()}
          </p>
          {!isAlways(hours) && <Days week={hours} />}
        </>
      )}
      {hours && soon.length > 0 && (
        <dl className={styles.days}>
          {soon.map(({ date, spans }) => (
            <Row key={date} name={dateText(date)} text={spansText(spans)} />
          ))}
        </dl>
      )}
      {self && (
        <>
          <p className={styles.state}>
            {canShowOpening(self)
              ? selfServiceText(openingAt({ week: self, exceptions: [] }, now), now)
              : m.hours_self()}
          </p>
          {!isAlways(self) && <Days week={self} />}
        </>
      )}
    </Card>
  );
}

/** A prerendered page does not know when it is read: it shows 'open' only if that is always true. */
const canShowOpening = (week: Week): boolean => !ON_SERVER || isAlways(week);

function Days({ week }: { week: Week }) {
  return (
    <dl className={styles.days}>
      {hoursByDay(week).map(({ days, hours }) => (
        <Row key={days} name={days} text={hours} />
      ))}
    </dl>
  );
}

function ServicesCard({ details: { services, payments, smac } }: { details: WireDetails }) {
  const offered = serviceNames(services).join(', ');
  const paid = paymentNames(payments).join(', ');
  if (!offered && !paid && smac === null) return null;
  return (
    <Card title={m.business_services()}>
      <dl className={styles.days}>
        {offered && <Row name={m.details_services()} text={offered} />}
        {paid && <Row name={m.details_payments()} text={paid} />}
        {smac !== null && (
          <Row name={m.details_smac()} text={smac ? m.details_smac_yes() : m.details_smac_no()} />
        )}
      </dl>
    </Card>
  );
}

function Row({ name, text }: { name: string; text: string }) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

const day = inSanMarino({ day: 'numeric', month: 'long' });
const dateText = (date: string): string => day(new Date(`${date}T12:00:00Z`));
