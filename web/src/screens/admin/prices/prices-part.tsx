import type { PartProps } from '../part-props.ts';
import { stationIdOf } from '../station-id-of.ts';
import { StationPrices } from './station-prices.tsx';
import { StationSearch } from '../station-search.tsx';

/** *Prezzi*: finds a station, then edits its prices (rule admin-edit). */
export function PricesPart({ chosen }: PartProps) {
  const id = stationIdOf(chosen);
  return id === undefined ? <StationSearch to="/admin/prezzi" /> : <StationPrices id={id} />;
}
