import type { CSSProperties } from 'react';
import { Link } from '../../buttons/link.tsx';
import { euroText } from '../../price/price-text.ts';
import { pinLabel, pinMetal } from './map-pin.ts';
import type { Mark } from './pin-layout.ts';
import styles from './pin.module.css';
import { rankedPrice } from './price-labels.ts';

/** Texts of a bubble, which stands for several pins. */
export interface GroupLabels {
  /** Returns a bubble's accessible name, e.g. '4 distributori vicini da € 1,669: avvicina la mappa'. */
  group: (count: number, price?: string) => string;
  /** Returns the text of the lowest price: 'da € 1,669'. */
  from: (price: string) => string;
}

export interface MarkActions {
  labels: GroupLabels;
  /** Called when a bubble is tapped. */
  onGroupClick: (mark: Mark) => void;
}

function shapeOf({ pins, side }: Mark) {
  if (pins.length > 1) return 'group';
  if (pins[0].color !== undefined) return 'drop';
  return side ? 'pill' : 'dot';
}

/** A pill, dot or drop that links to its station, or a bubble that zooms in on its pins. */
export function PinMark({ mark, actions }: { mark: Mark; actions: MarkActions }) {
  const [pin] = mark.pins;
  const count = mark.pins.length;
  const shape = shapeOf(mark);
  const price = rankedPrice(mark);
  const best = price === undefined ? undefined : euroText(price);
  const label = mark.label && best && (
    <span
      className={styles.label}
      data-at={mark.label}
      data-text={count > 1 ? actions.labels.from(best) : best}
    />
  );
  const common = {
    className: styles.pin,
    'data-shape': shape,
    'data-stations': mark.pins.map(({ id }) => id).join(' '),
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
        aria-label={actions.labels.group(count, best)}
        onClick={() => actions.onGroupClick(mark)}
      >
        <span className={styles.face}>{count}</span>
        {label}
      </button>
    );
  const name = pinLabel(pin);
  const face = (
    <>
      <PinFace mark={mark} shape={shape} />
      {label}
    </>
  );
  if (pin.to !== undefined)
    return (
      <Link to={pin.to} {...common} aria-label={name}>
        {face}
      </Link>
    );
  return (
    <span {...common} role="img" aria-label={name}>
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
