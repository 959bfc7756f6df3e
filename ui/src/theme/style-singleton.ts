import { useEffect } from 'react';
import { adoptStyles } from './adopted-styles.ts';

/**
 * Stands in for react-style-singleton, which writes a style element while a dialog of Mantine locks the scrolling of
 * the page (ui/build/mantine-styles.ts).
 * @returns a component whose rules hold from its first to its last instance; those of the first count
 */
export function styleSingleton(): (props: { styles: string }) => null {
  let instances = 0;
  let remove: () => void;
  return function Sheet({ styles }) {
    useEffect(() => {
      instances += 1;
      if (instances === 1) remove = adoptStyles(styles);
      return () => {
        instances -= 1;
        if (instances === 0) remove();
      };
    }, [styles]);
    return null;
  };
}
