import type { CarouselProps } from '@mantine/carousel';
import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useState } from 'react';

/** Milliseconds per slide. */
export const AUTOPLAY_MS = 4000;

type Embla = Parameters<NonNullable<CarouselProps['getEmblaApi']>>[0];

/** Advances a carousel until it is paused; never under prefers-reduced-motion. */
export function useAutoplay() {
  const [embla, setEmbla] = useState<Embla>();
  const isStill = useReducedMotion();
  const [isWanted, setWanted] = useState(true);
  const isPlaying = isWanted && !isStill;

  useEffect(() => {
    if (!embla || !isPlaying) return undefined;
    const timer = setInterval(() => embla.scrollNext(), AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [embla, isPlaying]);

  return { setEmbla, isPlaying, isStill, toggle: () => setWanted(!isWanted) };
}
