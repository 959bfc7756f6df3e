import { DECADES, isDecade, type Decade } from '@pieno/contract/prices/fuels.ts';
import { useEffect, type RefObject } from 'react';
import { useSwipe } from './use-swipe.ts';

interface Options {
  decade: number;
  /** True until the ranking is loaded. */
  isPending: boolean;
  onFuel: (decade: Decade) => void;
}

/**
 * Changes the fuel, also by a swipe over the list. The list keeps its height until the other ranking is loaded, so that
 * the page keeps its scroll position.
 * @returns the function to call with the wanted fuel
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
