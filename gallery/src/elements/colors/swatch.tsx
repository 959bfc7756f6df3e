import { THEMES } from './tokens.ts';
import styles from './colors-page.module.css';

interface SwatchProps {
  name: string;
  /** As CSS, e.g. 'var(--accent)'. */
  css: string;
  /** Values in the light and in the dark theme. */
  values: readonly string[];
  onCopy: (css: string) => void;
}

/** A press copies the colour as CSS. */
export function Swatch({ name, css, values, onCopy }: SwatchProps) {
  const [day, night] = values;
  return (
    <li>
      <button type="button" className={styles.swatch} onClick={() => onCopy(css)}>
        <span className={styles.halves} aria-hidden="true">
          {values.map((value, index) => (
            <span key={THEMES[index]} style={{ background: value }} />
          ))}
        </span>
        <span className={styles.name}>{name}</span>
        <span className={styles.values}>{day === night ? day : `${day} · ${night}`}</span>
      </button>
    </li>
  );
}
