import type { Tank } from '@pieno/contract/profile/tank.ts';
import type { ReactNode, RefObject } from 'react';
import { m } from '../../../paraglide/messages.js';
import { fillText, sumText } from '../../../tank/tank-text.ts';
import styles from './tank-head.module.css';

interface TankLineProps {
  tank: Tank;
  /** Euros that one fill costs at the best ranked price; undefined where nothing ranks. */
  from: number | undefined;
  isOpen: boolean;
  /** Opens and closes the editor. */
  onPress: () => void;
  button: RefObject<HTMLButtonElement | null>;
  /** What else is said of this tank, at the end of the line. */
  children?: ReactNode;
}

/** 'Pieno da 45 l: da € 77,67': what the own fill costs here at least; a press changes the tank (rule tank-line). */
export function TankLine({ tank, from, isOpen, onPress, button, children }: TankLineProps) {
  const fill = fillText(tank);
  return (
    <div className={styles.line}>
      <button
        ref={button}
        type="button"
        className={styles.press}
        aria-expanded={isOpen}
        onClick={onPress}
      >
        {from === undefined ? fill : m.tank_from({ fill, sum: sumText(from) })}
      </button>
      {children}
    </div>
  );
}
