import { FuelDot } from '@pieno/ui/price/fuel-dot.tsx';
import { m } from '../../../paraglide/messages.js';
import { PriceField } from '../../prices/editor/price-field.tsx';
import { toThousandths } from '../../prices/editor/typed-price.ts';
import { fuelName } from '../../prices/fuel-names.ts';
import type { StationLine } from './station-lines.ts';
import styles from './totem-editor.module.css';

interface EditorLineProps {
  line: StationLine;
  /** In thousandths. */
  value: number | null;
  /** True for a touched field without a price. */
  isBlank: boolean;
  error: string | undefined;
  /** True for a price not recorded because another one was wrong. */
  isUnrecorded: boolean;
  /** Null if the field was emptied. */
  onChange: (thousandths: number | null) => void;
}

/** One fuel in the totem's editor. */
export function EditorLine({
  line,
  value,
  isBlank,
  error,
  isUnrecorded,
  onChange,
}: EditorLineProps) {
  const { fuel, price } = line;
  return (
    <li className={styles.row}>
      <p className={styles.name}>
        <FuelDot color={fuel.color} />
        <span>{fuelName(fuel)}</span>
        {isUnrecorded && !error ? (
          <span className={styles.unrecorded}>{m.report_unsaid()}</span>
        ) : (
          !price && <span className={styles.unknown}>{m.price_unknown()}</span>
        )}
      </p>
      <PriceField
        id={`price-${fuel.id}`}
        fuel={fuel}
        value={value}
        before={price && toThousandths(price.price)}
        isBlank={isBlank}
        error={error}
        onChange={onChange}
        onBlank={() => onChange(null)}
      />
    </li>
  );
}
