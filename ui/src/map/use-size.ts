import { startTransition, useEffect, useState, type RefObject } from 'react';
import type { Size } from './projection.ts';

/**
 * Returns the size of an element in CSS pixels once the browser has laid it out, and again when it changes. What is drawn
 * by it comes in slices after what stands around it: asking at once would lay out the page twice.
 * @returns undefined until then
 */
export function useSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = target;
      if (width === 0 || height === 0) return;
      startTransition(() =>
        setSize((now) => (now?.width === width && now.height === height ? now : { width, height })),
      );
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
