import { Price } from '@pieno/ui/price/price.tsx';
import type { ComponentProps } from 'react';
import { unitName } from './category-names.ts';

/** A price, its unit in the page's own words. */
export const PriceInUnit = (props: Omit<ComponentProps<typeof Price>, 'unitText'>) => (
  <Price {...props} unitText={unitName(props.unit)} />
);
