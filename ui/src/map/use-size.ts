import { startTransition, useEffect, useState, type RefObject } from 'react';
import type { Size } from './projection.ts';

/**
 * Returns an element's size in CSS pixels after its layout, and again when it changes. Content of this size renders
 * later, in slices: measuring it at once would force a second layout.
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
