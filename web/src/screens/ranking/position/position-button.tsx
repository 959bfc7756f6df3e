import { BusyIcon } from '@pieno/ui/states/busy-icon.tsx';
import IconCurrentLocation from '~icons/tabler/current-location';
import IconCurrentLocationFilled from '~icons/tabler/current-location-filled';
import IconCurrentLocationOff from '~icons/tabler/current-location-off';
import { m } from '../../../paraglide/messages.js';
import type { PositionState } from '../../../features/position/machine.ts';
import styles from './position-button.module.css';
import type { Icon } from '@pieno/ui/icon.tsx';

const ICONS: Record<Exclude<PositionState['kind'], 'loading'>, Icon> = {
  idle: IconCurrentLocation,
  granted: IconCurrentLocationFilled,
  denied: IconCurrentLocationOff,
  error: IconCurrentLocationOff,
};

interface PositionButtonProps {
  state: PositionState;
  onFind: () => void;
}

/** Button 'La mia posizione', in the corner of the map. */
export function PositionButton({ state, onFind }: PositionButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      data-state={state.kind}
      aria-label={m.position_find()}
      aria-busy={state.kind === 'loading'}
      onClick={onFind}
    >
      <StateIcon state={state} />
    </button>
  );
}

function StateIcon({ state }: { state: PositionState }) {
  if (state.kind === 'loading') return <BusyIcon size={22} />;
  const Shape = ICONS[state.kind];
  return <Shape size={22} stroke={1.75} aria-hidden="true" />;
}
