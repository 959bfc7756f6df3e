import { useEffect } from 'react';
import { adoptStyles } from './adopted-styles.ts';

/**
 * Replaces react-style-singleton, which writes a style element while a Mantine dialog locks the page's scrolling
 * (ui/build/mantine-styles.ts).
 * @returns a component whose rules apply while at least one instance is mounted; the first instance's rules count
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
