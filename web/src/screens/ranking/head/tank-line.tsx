import type { ReactNode, RefObject } from 'react';
import styles from './tank-head.module.css';

interface TankLineProps {
  text: string;
  isOpen: boolean;
  /** Opens and closes the editor. */
  onPress: () => void;
  button: RefObject<HTMLButtonElement | null>;
  /** Further controls, at the end of the line. */
  children: ReactNode;
}

/** The line about the visitor's tank in a ranking's head: a press sets or changes it (rule tank-line). */
export function TankLine({ text, isOpen, onPress, button, children }: TankLineProps) {
  return (
    <div className={styles.line}>
      <button
        ref={button}
        type="button"
        className={styles.press}
        aria-expanded={isOpen}
        onClick={onPress}
      >
        {text}
      </button>
      {children}
    </div>
  );
}
