import { THEMES } from './tokens.ts';
import styles from './colors-page.module.css';

interface SwatchProps {
  name: string;
  /** How CSS writes the colour, e.g. 'var(--accent)'. */
  css: string;
  /** The colour in the light and in the dark theme. */
  values: readonly string[];
  onCopy: (css: string) => void;
}

/** A colour in the light and the dark theme; a press copies how CSS writes it. */
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
