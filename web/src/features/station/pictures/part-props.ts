import type { StationPictures } from '@pieno/contract/pictures/station-pictures.ts';

/** Props of the logo and photo sections. */
export interface PicturesPartProps {
  stationId: number;
  pictures: StationPictures;
  /** Called with the server's answer to a change. */
  onChange: (changed: StationPictures) => void;
  /** Reloads after a failed change, since others may have changed the pictures. */
  onDoubt: () => void;
}
