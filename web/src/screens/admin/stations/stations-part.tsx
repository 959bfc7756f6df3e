import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import { NewStation } from './new-station.tsx';
import type { PartProps } from '../part-props.ts';
import { stationIdOf } from '../station-id-of.ts';
import { m } from '../../../paraglide/messages.js';
import { StationList } from './station-list.tsx';
import { StationPage } from './station-page.tsx';

/** *Distributori*: finds a station with everything about it, or adds one (rule admin-stations-part). */
export function StationsPart({ chosen, view }: PartProps) {
  const id = stationIdOf(chosen);
  if (chosen === 'nuovo') return <NewStation />;
  if (id !== undefined) return <StationPage key={id} id={id} view={view} />;
  return (
    <>
      <StationList />
      <ButtonLink variant="default" to="/admin/distributori/nuovo">
        {m.station_new()}
      </ButtonLink>
    </>
  );
}
