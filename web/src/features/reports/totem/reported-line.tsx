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
  /** True where the fuel is not named beside it. */
  withName: boolean;
  /** What keeps somebody from buying it now, unless the row above says so. */
  state: StationState | undefined;
  isBusy: boolean;
  /** Missing for one's own report: it takes somebody else. */
  onAgree: (() => void) | undefined;
}

/** What the user has written of a fuel, below the price that stands, while it waits for a network. */
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

/** What one driver reports of a fuel, below the price that stands: whoever sees the same says so. */
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
