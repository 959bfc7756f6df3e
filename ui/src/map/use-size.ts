import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Size } from './projection.ts';

/**
 * Returns the size of an element in CSS pixels, measured before paint and updated when it changes.
 * @param first size used until the first measurement
 */
export function useSize(element: RefObject<HTMLElement | null>, first: Size): Size {
  const [size, setSize] = useState(first);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = target;
      if (width === 0 || height === 0) return;
      setSize((now) => (now.width === width && now.height === height ? now : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
