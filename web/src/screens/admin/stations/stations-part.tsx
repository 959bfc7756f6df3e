import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import { EditedStation } from './edited-station.tsx';
import { NewStation } from './new-station.tsx';
import type { PartProps } from '../part-props.ts';
import { stationIdOf } from '../station-id-of.ts';
import { StationSearch } from '../station-search.tsx';
import { m } from '../../../paraglide/messages.js';

/** *Distributori*: finds a station to change it, or adds one (rule admin-stations-part). */
export function StationsPart({ chosen }: PartProps) {
  const id = stationIdOf(chosen);
  if (chosen === 'nuovo') return <NewStation />;
  if (id !== undefined) return <EditedStation key={id} id={id} />;
  return (
    <>
      <ButtonLink to="/admin/distributori/nuovo">{m.station_new()}</ButtonLink>
      <StationSearch to="/admin/distributori" />
    </>
  );
}
