import IconMapPin from '~icons/tabler/map-pin';
import { VisuallyHidden } from '@pieno/ui/visually-hidden.tsx';
import type { MouseEvent } from 'react';
import { m } from '../../paraglide/messages.js';
import { ownMaps } from '../position/own-maps.ts';
import styles from './directions-link.module.css';

interface DirectionsLinkProps {
  latitude: number;
  longitude: number;
  name: string;
  /** Link text. */
  label?: string;
}

/** 'Indicazioni': directions in a new tab; on a phone in its own maps (rule station-position). */
export function DirectionsLink({ label = m.business_directions(), ...place }: DirectionsLinkProps) {
  const open = (event: MouseEvent) => {
    const address = ownMaps(navigator.userAgent, place);
    if (!address) return;
    event.preventDefault();
    window.open(address, '_self');
  };
  return (
    <a
      className={styles.directions}
      data-screen-only
      href={`https://www.google.com/maps/dir/?api=1&destination=${place.latitude},${place.longitude}`}
      target="_blank"
      rel="noopener noreferrer"
      onClick={open}
    >
      <IconMapPin size={18} stroke={1.75} aria-hidden="true" />
      {label}
      <VisuallyHidden> {m.opens_new_tab()}</VisuallyHidden>
    </a>
  );
}
