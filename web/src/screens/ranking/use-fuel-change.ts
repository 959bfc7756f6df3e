import { DECADES, isDecade, type Decade } from '@pieno/contract/prices/fuels.ts';
import { useEffect, type RefObject } from 'react';
import { useSwipe } from './use-swipe.ts';

interface Options {
  decade: number;
  /** True until the ranking is there. */
  isPending: boolean;
  onFuel: (decade: Decade) => void;
}

/**
 * Changes the fuel, by a swipe over the list too. The list stays as tall as it was until the other ranking is there, so
 * that the page stays where it was scrolled to.
 * @returns the function to call with the fuel wanted
 */
export function useFuelChange(
  list: RefObject<HTMLElement | null>,
  { decade, isPending, onFuel }: Options,
): (next: Decade) => void {
  const change = (next: Decade) => {
    const { offsetHeight: height = 0, style } = list.current ?? {};
    style?.setProperty('min-block-size', `${height}px`);
    onFuel(next);
  };
  useEffect(() => {
    if (!isPending) list.current?.style.removeProperty('min-block-size');
  }, [list, decade, isPending]);
  useSwipe(list, (step) => {
    const next = isDecade(decade) && DECADES[DECADES.indexOf(decade) + step];
    if (next) change(next);
  });
  return change;
}
