import { PicturesCard } from '../../../features/station/pictures/pictures-card.tsx';
import { useAdministratorId } from '../use-administrator-id.ts';
import type { ViewProps } from './view-props.ts';

export const StationPictures = ({ station }: ViewProps) => (
  <PicturesCard stationId={station.business.id} userId={useAdministratorId()} />
);
