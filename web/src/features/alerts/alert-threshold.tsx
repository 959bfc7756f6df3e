import { ELECTRIC, unitsOf } from '@pieno/contract/prices/fuels.ts';
import { isTankFuel } from '@pieno/contract/profile/tank.ts';
import { Card } from '@pieno/ui/card.tsx';
import { Segmented } from '@pieno/ui/forms/segmented.tsx';
import { TextField } from '@pieno/ui/forms/text-field.tsx';
import { euroText } from '@pieno/ui/price/price-text.ts';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { PriceField } from '../prices/editor/price-field.tsx';
import { toEuro } from '../prices/editor/typed-price.ts';
import { amountLabel } from '../prices/tank/tank-text.ts';
import { fuelText } from './alert-text.ts';
import styles from './alert-sheet.module.css';
import { readEuro, readLitres, SAVINGS, type AlertInput } from './alert-input.ts';
import type { BestNow } from './use-best-now.ts';

interface AlertThresholdProps {
  input: AlertInput;
  best: BestNow | null;
  isPending: boolean;
  /** In thousandths; null if an input is missing. */
  threshold: number | null;
  /** True if the form was submitted without a threshold. */
  isWrong: boolean;
  onChange: (changed: Partial<AlertInput>) => void;
}

/** The threshold of an alert: entered as a price, or as a saving per fill. */
export function AlertThreshold(props: AlertThresholdProps) {
  const { input, best, isPending, onChange } = props;
  return (
    <>
      {isTankFuel(input.decade) && (
        <div className={styles.choice}>
          <Segmented<AlertInput['by']>
            label={m.alert_when()}
            value={input.by}
            onChange={(by) => onChange({ by })}
            options={[
              { value: 'price', label: m.alert_by_price() },
              {
                value: 'saving',
                label: input.decade === ELECTRIC ? m.alert_by_charge() : m.alert_by_fill(),
              },
            ]}
          />
        </div>
      )}
      {input.by === 'price' ? <Below {...props} /> : <Saving {...props} />}
      <p className={styles.hint}>
        {best
          ? m.alert_best({ price: euroText(toEuro(best.price)), name: best.name })
          : isPending
            ? m.loading()
            : m.alert_best_none()}
      </p>
    </>
  );
}

function Below({ input, best, threshold, isWrong, onChange }: AlertThresholdProps) {
  const unit = unitsOf(input.decade)[0]!;
  return (
    <>
      <Card variant="totem">
        <PriceField
          // The label names no single fuel, since any mode may be meant.
          fuel={{ id: 0, name: fuelText(input), unit }}
          value={threshold}
          before={best?.price ?? null}
          error={isWrong ? m.alert_price_missing() : undefined}
          onChange={(price) => onChange({ price })}
        />
      </Card>
      {best && threshold !== null && threshold >= best.price && (
        <p className={styles.note} role="status">
          {m.alert_already()}
        </p>
      )}
    </>
  );
}

function Saving({ input, best, threshold, isPending, isWrong, onChange }: AlertThresholdProps) {
  const { decade, euro } = input;
  const [isOwn, setOwn] = useState(!isOffered(euro));
  const isEuro = readEuro(input) !== null;
  const isLitres = readLitres(input) !== null;
  const isTooMuch = best !== null && isEuro && isLitres && threshold === null;
  return (
    <>
      <div className={styles.short}>
        <Segmented
          label={m.alert_saving_label()}
          value={isOwn ? 'own' : euro}
          onChange={(chosen) => {
            setOwn(chosen === 'own');
            if (chosen !== 'own') onChange({ euro: chosen });
          }}
          options={[
            ...SAVINGS.map((value) => ({ value: value as string, label: `${value}\u00a0€` })),
            { value: 'own', label: m.alert_saving_own() },
          ]}
        />
      </div>
      <div className={styles.numbers}>
        {isOwn && (
          <TextField
            name="euro"
            label={m.alert_saving_euro()}
            inputMode="decimal"
            autoComplete="off"
            value={euro}
            error={isEuro ? undefined : m.alert_saving_wrong()}
            onChange={({ target }) => onChange({ euro: target.value })}
          />
        )}
        {isTankFuel(decade) && (
          <TextField
            name="litres"
            label={amountLabel(decade)}
            inputMode="decimal"
            autoComplete="off"
            value={input.litres}
            error={isLitres ? undefined : m.error_litres_range()}
            onChange={({ target }) => onChange({ litres: target.value })}
          />
        )}
      </div>
      <p className={styles.result} role="status" data-wrong={isWrong || isTooMuch}>
        {threshold !== null
          ? m.alert_so({ price: euroText(toEuro(threshold)) })
          : isTooMuch
            ? m.error_alert_saving_large()
            : best === null && !isPending && m.error_alert_price_none()}
      </p>
    </>
  );
}

const isOffered = (euro: string): boolean => (SAVINGS as readonly string[]).includes(euro);
