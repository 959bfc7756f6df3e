import { THEMES, TOKENS } from './tokens.ts';
import styles from './colors-page.module.css';

interface SwatchProps {
  /** Name of the CSS custom property, e.g. '--accent'. */
  name: string;
  onCopy: (name: string) => void;
}

/** A colour token in the light and the dark theme; a press copies its name. */
export function Swatch({ name, onCopy }: SwatchProps) {
  const values = THEMES.map((theme) => TOKENS[theme][name] ?? '');
  const [day, night] = values;
  return (
    <li>
      <button type="button" className={styles.swatch} onClick={() => onCopy(name)}>
        <span className={styles.halves} aria-hidden="true">
          {values.map((value, index) => (
            <span key={THEMES[index]} style={{ background: value }} />
          ))}
        </span>
        <span className={styles.name}>{name.slice(2)}</span>
        <span className={styles.values}>{day === night ? day : `${day} · ${night}`}</span>
      </button>
    </li>
  );
}
