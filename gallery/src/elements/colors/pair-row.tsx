import { Chip } from '@pieno/ui/chip.tsx';
import styles from './colors-page.module.css';
import { contrast } from './contrast.ts';
import type { PAIRS } from './palette.ts';
import { THEMES, TOKENS } from './tokens.ts';

/** Minimum contrast ratio for text (WCAG AA). */
const LETTERS = 4.5;

/** Returns what a contrast ratio is sufficient for: AAA text, AA text, or lines. */
const grade = (ratio: number) => (ratio >= 7 ? 'AAA' : ratio >= LETTERS ? 'AA' : 'lines');

/** A colour pair in both themes, with its contrast ratio. */
export function PairRow({ use, ink, ground, least }: (typeof PAIRS)[number]) {
  return (
    <li className={styles.pair}>
      <span>
        <strong>{use}</strong>
        <span className={styles.values}>
          {ink.slice(2)} on {ground.slice(2)}
        </span>
      </span>
      {THEMES.map((theme) => {
        const { [ink]: color = '', [ground]: background = '' } = TOKENS[theme];
        const ratio = contrast(color, background);
        return (
          <span key={theme} className={styles.reading}>
            <span className={styles.letters} style={{ color, background }} aria-hidden="true">
              {least === LETTERS ? 'Aa' : <i />}
            </span>
            <span className={styles.ratio}>{ratio.toFixed(1)}</span>
            <Chip tone={ratio >= LETTERS ? 'notice' : 'plain'}>{grade(ratio)}</Chip>
          </span>
        );
      })}
    </li>
  );
}
