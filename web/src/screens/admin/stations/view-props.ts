import type { AdministeredStation } from '@pieno/contract/stations/administered-stations.ts';

export interface ViewProps {
  station: AdministeredStation;
}
