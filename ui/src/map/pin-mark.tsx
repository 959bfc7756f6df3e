import type { CSSProperties } from 'react';
import { Link } from '../link.tsx';
import { euroText } from '../price-text.ts';
import { pinLabel, pinMetal } from './map-pin.ts';
import type { Mark } from './pin-layout.ts';
import styles from './pin.module.css';

export interface MarkActions {
  /** Called on a tap on a bubble, that is, on several pins too close to be told apart. */
  onGroupClick: (mark: Mark) => void;
  /** Returns the accessible name of a bubble, e.g. '4 distributori vicini: avvicina la mappa'. */
  groupLabel: (count: number) => string;
}

function shapeOf({ pins, side }: Mark) {
  if (pins.length > 1) return 'group';
  if (pins[0].color !== undefined) return 'drop';
  return side ? 'pill' : 'dot';
}

/** One mark: a pill, a dot or a drop that leads to its station, or a bubble that zooms in on its pins. */
export function PinMark({ mark, actions }: { mark: Mark; actions: MarkActions }) {
  const [pin] = mark.pins;
  const count = mark.pins.length;
  const shape = shapeOf(mark);
  const common = {
    className: styles.pin,
    'data-shape': shape,
    'data-metal': pinMetal(pin),
    'data-side': mark.side,
    'data-stale': pin.stale || undefined,
    'data-unknown': pin.unknown || undefined,
    style: { '--drop': pin.color } as CSSProperties,
  };
  if (count > 1)
    return (
      <button
        type="button"
        {...common}
        aria-label={actions.groupLabel(count)}
        onClick={() => actions.onGroupClick(mark)}
      >
        <span className={styles.face}>{count}</span>
      </button>
    );
  const label = pinLabel(pin);
  const face = <PinFace mark={mark} shape={shape} />;
  if (pin.to !== undefined)
    return (
      <Link to={pin.to} {...common} aria-label={label}>
        {face}
      </Link>
    );
  return (
    <span {...common} role="img" aria-label={label}>
      {face}
    </span>
  );
}

function PinFace({ mark, shape }: { mark: Mark; shape: string }) {
  const [pin] = mark.pins;
  if (shape === 'drop')
    return (
      <svg className={styles.drop} viewBox="0 0 32 42" aria-hidden="true">
        <path d="M16 41C11 33 2 26 2 16a14 14 0 0 1 28 0c0 10-9 17-14 25z" />
        <circle cx="16" cy="16" r="5.5" />
      </svg>
    );
  if (shape === 'pill')
    return (
      <span className={styles.face} data-rank={pin.rank}>
        {euroText(pin.price ?? 0)}
      </span>
    );
  return <span className={styles.face} />;
}
