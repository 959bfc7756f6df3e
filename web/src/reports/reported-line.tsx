import type { ReportedPrice } from '@pieno/contract/prices.ts';
import { Button } from '@pieno/ui/button.tsx';
import { euroText } from '@pieno/ui/price-text.ts';
import { VisuallyHidden } from '@pieno/ui/visually-hidden.tsx';
import { m } from '../paraglide/messages.js';
import { fuelName } from '../prices/fuel-names.ts';
import { PriceAge } from '../prices/price-age.tsx';
import styles from './report.module.css';

interface ReportedLineProps {
  reported: ReportedPrice;
  /** True where the fuel is not named beside it. */
  withName: boolean;
  isBusy: boolean;
  /** Missing for one's own report: it takes somebody else. */
  onAgree: (() => void) | undefined;
}

/** What one driver reports of a fuel, below the price that stands: whoever sees the same says so. */
export function ReportedLine({ reported, withName, isBusy, onAgree }: ReportedLineProps) {
  const { fuel_type: fuel, price, seen_at } = reported;
  return (
    <div className={styles.reported}>
      <p>
        {withName && `${fuelName(fuel)} `}
        <strong className={styles.digits} translate="no">
          {euroText(price)}
        </strong>{' '}
        {onAgree ? m.report_waiting() : m.report_own()} ·{' '}
        <PriceAge date={seen_at} withIcon={false} />
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
