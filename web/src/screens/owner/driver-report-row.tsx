import type { OwnerFuel } from '@pieno/contract/stations/own-stations.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { priceDigits } from '@pieno/ui/price/price-text.ts';
import { Outcome } from '../../core/components/outcome.tsx';
import { m } from '../../paraglide/messages.js';
import { fuelName } from '../../features/prices/fuel-names.ts';
import { PriceAge } from '../../features/prices/price-age.tsx';
import { PriceInUnit } from '../../features/prices/price-in-unit.tsx';
import styles from './driver-reports.module.css';
import list from './list.module.css';
import { priceInputId } from './price-input-id.ts';

export interface DriverReport {
  fuel: OwnerFuel;
  /** In euro. */
  price: number;
  /** The owner's own price, in euro; undefined if none is known, or a driver's is shown. */
  own: number | undefined;
  text: string;
  /** When it was seen; null for a price shown and disputed. */
  seenAt: string | null;
}

interface DriverReportRowProps {
  report: DriverReport;
  /** Why the answer to it was refused. */
  problem: string | undefined;
  isSending: boolean;
  onConfirm: () => void;
  /** @param own the owner's price, which stays */
  onRefuse: (own: number) => void;
}

/** A driver's report, with the answers to it; the first of them changes no price. */
export function DriverReportRow({
  report,
  problem,
  isSending,
  onConfirm,
  onRefuse,
}: DriverReportRowProps) {
  const { fuel, price, own, text, seenAt } = report;
  const { fuel_type } = fuel;
  const name = fuelName(fuel_type);
  const isOwn = own === price;
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
        {own !== undefined && !isOwn && (
          <Answer
            fuel={name}
            text={m.owner_refuse({ price: priceDigits(own) })}
            isOff={isSending}
            onClick={() => onRefuse(own)}
          />
        )}
        <Answer
          fuel={name}
          text={(isOwn ? m.owner_confirm : m.owner_take)({ price: priceDigits(price) })}
          variant={isOwn ? 'filled' : 'default'}
          isOff={isSending}
          onClick={onConfirm}
        />
        <Answer
          fuel={name}
          text={m.owner_correct()}
          variant="default"
          onClick={() => document.getElementById(priceInputId(fuel_type.id))?.focus()}
        />
      </div>
      {problem !== undefined && <Outcome kind="error">{problem}</Outcome>}
    </li>
  );
}

interface AnswerProps {
  fuel: string;
  text: string;
  variant?: 'filled' | 'default';
  isOff?: boolean;
  onClick: () => void;
}

function Answer({ fuel, text, variant = 'filled', isOff = false, onClick }: AnswerProps) {
  return (
    <Button
      variant={variant}
      aria-label={`${text}: ${fuel}`}
      aria-disabled={isOff}
      onClick={() => !isOff && onClick()}
    >
      {text}
    </Button>
  );
}
