import { m } from '../../../paraglide/messages.js';
import { lazyPart, type LazyPart } from '../lazy-part.ts';
import type { ViewProps } from './view-props.ts';

/** The views of a station's page; the first is its address itself. */
export const STATION_VIEWS: readonly LazyPart<ViewProps>[] = [
  lazyPart('prezzi', m.admin_prices, async () => {
    const { StationPrices } = await import('../prices/station-prices.tsx');
    return StationPrices;
  }),
  lazyPart('gestori', m.admin_station_people, async () => {
    const { StationPeople } = await import('../invitations/station-people.tsx');
    return StationPeople;
  }),
  lazyPart('immagini', m.admin_station_pictures, async () => {
    const { StationPictures } = await import('./station-pictures.tsx');
    return StationPictures;
  }),
  lazyPart('scheda', m.admin_station_sheet, async () => {
    const { StationSheet } = await import('./station-sheet.tsx');
    return StationSheet;
  }),
];
