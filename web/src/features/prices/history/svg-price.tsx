import { priceDigits } from '@pieno/ui/price/price-text.ts';
import type { SVGProps } from 'react';
import styles from './history.module.css';

/** A price in a chart, with its third decimal raised. */
export function SvgPrice({ value, ...text }: { value: number } & SVGProps<SVGTextElement>) {
  const digits = priceDigits(value);
  return (
    <text {...text}>
      {digits.slice(0, -1)}
      <tspan className={styles.third} dy="-0.35em">
        {digits.slice(-1)}
      </tspan>
    </text>
  );
}
