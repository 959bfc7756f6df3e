import { drawnPins } from '@pieno/ui/map/pins/drawn-pins.ts';
import { useQuery } from '@tanstack/react-query';
import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import { kilometresBetween } from '@pieno/contract/stations/distance.ts';
import { BUSINESS_MARKER_COLOR } from '@pieno/contract/limits.ts';
import { Card } from '@pieno/ui/card.tsx';
import { landmarkFor } from '@pieno/ui/map/names/landmark.ts';
import { viewFor } from '@pieno/ui/map/view-for.ts';
import { hasPosition, positionOf } from '@pieno/ui/map/position.ts';
import { globalSettingQuery } from '../../core/api/settings/settings.ts';
import { distanceText } from '../../core/format/distance.ts';
import { addressLines } from '../../core/format/place.ts';
import { groupLabels } from '../../features/map/group-labels.ts';
import { MapView } from '../../features/map/map-view.tsx';
import { PosterControls } from '../../features/map/poster-controls.tsx';
import { m } from '../../paraglide/messages.js';
import { DirectionsLink } from '../../features/station/directions-link.tsx';
import { visitorMarker } from '../../features/position/visitor-marker.tsx';
import { useHere } from '../../features/position/use-here.ts';
import styles from './position-card.module.css';

type Business = BusinessDetails['business'];

/**
 * 'Posizione': map, address and a link to directions; or the raw coordinates if they are invalid (rule
 * station-position).
 */
export function PositionCard({ business }: { business: Business }) {
  const { latitude, longitude } = business;
  const there = positionOf(latitude, longitude);
  return (
    <Card title={m.business_position()}>
      {hasPosition(latitude, longitude) ? (
        <StationMap business={business} />
      ) : (
        <div className={styles.missing}>
          <p>{m.business_no_position()}</p>
          <p className={styles.coordinates}>
            {String(latitude ?? '–')}, {String(longitude ?? '–')}
          </p>
        </div>
      )}
      <div className={styles.foot}>
        <address className={styles.address}>
          {addressLines(business).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <Distance business={business} />
        {there && <DirectionsLink {...there} name={business.name} />}
      </div>
    </Card>
  );
}

/** Distance from the visitor's position; nothing while that is unknown. */
function Distance({ business }: { business: Business }) {
  const here = useHere();
  const there = positionOf(business.latitude, business.longitude);
  if (!here || !there) return null;
  const distance = distanceText(kilometresBetween(here, there));
  return <p className={styles.distance}>{m.business_distance({ distance })}</p>;
}

function StationMap({ business }: { business: Business }) {
  const { data } = useQuery(globalSettingQuery('business_marker_color'));
  const here = useHere();
  const color = data?.data.value1 ?? BUSINESS_MARKER_COLOR;
  const { id, name, latitude, longitude } = business;
  const position = positionOf(latitude, longitude);
  return (
    <MapView
      viewFor={viewFor}
      Controls={PosterControls}
      label={m.business_map_label({ name })}
      pins={drawnPins([{ id, name, latitude, longitude, color, label: name }], groupLabels)}
      fit="pins"
      landmark={position ? landmarkFor(position) : undefined}
      closeUp={position ? { ...position, address: business.address ?? '' } : undefined}
      underlay={visitorMarker(here)}
    />
  );
}
