import type { StationPictures } from '@pieno/contract/pictures/station-pictures.ts';

/** What logo and photographs are given. */
export interface PicturesPartProps {
  stationId: number;
  pictures: StationPictures;
  /** Takes what the server has answered to a change. */
  onChange: (changed: StationPictures) => void;
  /** Asks the server again, as a change has failed and others may have come before it. */
  onDoubt: () => void;
}
