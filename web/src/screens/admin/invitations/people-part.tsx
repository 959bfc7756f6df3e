import type { PartProps } from '../part-props.ts';
import { StationPeople } from './station-people.tsx';
import { StationSearch } from '../station-search.tsx';
import { stationIdOf } from '../station-id-of.ts';

/** *Inviti e gestori*: finds a station, then shows its people (rule admin-invite). */
export function PeoplePart({ chosen }: PartProps) {
  const id = stationIdOf(chosen);
  return id === undefined ? <StationSearch to="/admin/inviti" /> : <StationPeople id={id} />;
}
