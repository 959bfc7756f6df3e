import type { ReportedPrice, StationState } from '@pieno/contract/prices/prices.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { euroText } from '@pieno/ui/price/price-text.ts';
import { VisuallyHidden } from '@pieno/ui/visually-hidden.tsx';
import { m } from '../../../paraglide/messages.js';
import { fuelName } from '../../prices/fuel-names.ts';
import { PriceAge } from '../../prices/price-age.tsx';
import { StateMark } from '../../prices/state-mark.tsx';
import styles from '../report.module.css';

interface ReportedLineProps {
  reported: ReportedPrice;
  /** True if the fuel is not named beside it. */
  withName: boolean;
  /** What prevents buying it now, unless the row above shows it. */
  state: StationState | undefined;
  isBusy: boolean;
  /** Undefined for the user's own report, which another driver must confirm. */
  onAgree: (() => void) | undefined;
}

/** A price that the user has entered, below the current price, while it waits for a network. */
export function QueuedLine({ price }: { price: number }) {
  return (
    <p className={styles.reported}>
      <strong className={styles.digits} translate="no">
        {euroText(price)}
      </strong>{' '}
      {m.report_queued()}
    </p>
  );
}

/** One driver's report of a fuel, below the current price, with a button to confirm it. */
export function ReportedLine({ reported, withName, state, isBusy, onAgree }: ReportedLineProps) {
  const { fuel_type: fuel, price, seen_at } = reported;
  return (
    <div className={styles.reported}>
      <p>
        <StateMark state={state} />
        {withName && `${fuelName(fuel)} `}
        <strong className={styles.digits} translate="no">
          {euroText(price)}
        </strong>{' '}
        {onAgree ? m.report_waiting() : m.report_own()} · <PriceAge date={seen_at} />
      </p>
      {onAgree && (
        <Button variant="default" aria-busy={isBusy} onClick={onAgree}>
          {m.report_agree()}
          <VisuallyHidden>
            {' '}
            {fuelName(fuel)} {euroText(price)}
          </VisuallyHidden>
        </Button>
      )}
    </div>
  );
}
