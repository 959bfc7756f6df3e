import type { AdministeredPrices } from '@pieno/contract/prices/administered-prices.ts';
import { priceDigits } from '@pieno/ui/price/price-text.ts';
import { cancelScheduledPrice } from '../../../core/api/prices/administered-prices.ts';
import { dueText } from '../../../core/format/due.ts';
import { useNow } from '../../../core/browser/use-now.ts';
import { m } from '../../../paraglide/messages.js';
import { fuelName } from '../../../features/prices/fuel-names.ts';
import { ReasonButton } from '../reason-button.tsx';
import { useRefresh } from '../use-change.ts';
import styles from './station-prices.module.css';

interface ScheduledLinesProps {
  stationId: number;
  entry: AdministeredPrices['prices'][number];
}

/** The owner's scheduled prices of a fuel: setting a price keeps them, an administrator cancels one with a reason. */
export function ScheduledLines({ stationId, entry }: ScheduledLinesProps) {
  const now = useNow();
  const refresh = useRefresh();
  const { scheduled, fuel_type } = entry;
  const lines = scheduled.map(({ id, price, due_at, public: isPublic }) => {
    const given = { when: dueText(due_at, now), price: priceDigits(price) };
    return { id, text: isPublic ? m.admin_announced(given) : m.admin_scheduled(given) };
  });
  return (
    <>
      {lines.map(({ id, text }) => (
        <div key={id} className={styles.scheduled}>
          <span>{text}</span>
          <ReasonButton
            variant="quiet"
            aria-label={`${m.cancel()}: ${fuelName(fuel_type)}, ${text}`}
            label={m.cancel()}
            question={m.schedule_cancel_question()}
            submit={m.schedule_cancel_yes()}
            onSubmit={async (reason) => {
              await cancelScheduledPrice(stationId, id, reason);
              void refresh();
            }}
          />
        </div>
      ))}
    </>
  );
}
