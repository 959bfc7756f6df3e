import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import { useTank } from '../prices/tank/tank.ts';
import { AlertButton } from './alert-button.tsx';
import { wishAt } from './wish-at.ts';

/** 'Avvisami' on a station's page; nothing if no fuel has a price. */
export function StationAlert({ details }: { details: BusinessDetails }) {
  const wish = wishAt(details, useTank());
  return wish && <AlertButton about={{ wish }} variant="default" />;
}
