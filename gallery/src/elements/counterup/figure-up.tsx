import { useIntersection, useReducedMotion } from '@mantine/hooks';
import { VisuallyHidden } from '@pieno/ui/visually-hidden.tsx';
import { useRef, useState } from 'react';
import { useCountUp } from 'react-countup';
import styles from './figure-up.module.css';

/** Default, in seconds (rule gallery-countdown). */
const DURATION = 2;

interface FigureUpProps {
  end: number;
  start?: number;
  decimals?: number;
  /** Seconds. */
  duration?: number;
  prefix?: string;
  suffix?: string;
}

/**
 * Counts from `start` to `end` once, when scrolled into view. Under prefers-reduced-motion it shows `end` at once;
 * screen readers get only `end`.
 */
export function FigureUp({
  end,
  start = 0,
  decimals = 0,
  duration = DURATION,
  ...around
}: FigureUpProps) {
  const isStill = useReducedMotion(undefined, { getInitialValueInEffect: false });
  const { ref, entry } = useIntersection({ threshold: 0.5 });
  const [isSeen, setSeen] = useState(false);
  if (entry?.isIntersecting && !isSeen) setSeen(true);
  const { prefix = '', suffix = '' } = around;
  const textOf = (value: number) =>
    prefix +
    value.toLocaleString('en', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }) +
    suffix;
  const widest = [start, end].map(textOf).toSorted((a, b) => b.length - a.length)[0];
  if (isStill) return <>{textOf(end)}</>;
  return (
    <>
      <span ref={ref} className={styles.figure} data-widest={widest} aria-hidden="true">
        {isSeen ? <Counting {...around} {...{ start, end, decimals, duration }} /> : textOf(start)}
      </span>
      <VisuallyHidden>{textOf(end)}</VisuallyHidden>
    </>
  );
}

function Counting(
  figure: Required<Pick<FigureUpProps, 'start' | 'end' | 'decimals' | 'duration'>>,
) {
  const ref = useRef<HTMLSpanElement>(null!);
  useCountUp({ ...figure, ref, separator: ',' });
  return <span ref={ref} />;
}
