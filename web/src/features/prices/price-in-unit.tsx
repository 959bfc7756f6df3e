import { Price } from '@pieno/ui/price/price.tsx';
import type { ComponentProps } from 'react';
import { unitName } from './category-names.ts';

/** A price with its unit in Italian. */
export const PriceInUnit = (props: Omit<ComponentProps<typeof Price>, 'unitText'>) => (
  <Price {...props} unitText={unitName(props.unit)} />
);
