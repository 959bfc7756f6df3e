import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { isRightToLeft } from './is-right-to-left.ts';

/** Pixels at the sides of the screen where browsers take a swipe for Back or Forward. */
const EDGE = 32;
/** Pixels that a finger moves sideways before it counts as a swipe; twice the vertical distance at least. */
const FAR = 56;
/** Pixels by which the element follows the finger, within the page's margin. */
const GIVES_WAY = 12;

/**
 * Calls back when one finger swipes sideways over an element: with 1 for the next page, -1 for the previous one. The
 * stylesheet leaves vertical scrolling and pinching to the browser (`touch-action`), which then cancels the pointer,
 * and moves the element by `--swipe`.
 */
export function useSwipe(target: RefObject<HTMLElement | null>, onSwipe: (step: 1 | -1) => void) {
  const swiped = useEffectEvent(onSwipe);
  // Together with the row: a finger may be quicker than an effect after the paint.
  useLayoutEffect(() => {
    const element = target.current!;
    let start: PointerEvent | null = null;
    const end = () => {
      start = null;
      element.style.removeProperty('--swipe');
    };
    const down = (event: PointerEvent) => {
      const { pointerType, isPrimary, clientX: x } = event;
      const isInside = x > EDGE && x < document.documentElement.clientWidth - EDGE;
      end();
      if (pointerType === 'touch' && isPrimary && isInside) start = event;
    };
    const move = (event: PointerEvent) => {
      const shift = start ? (event.clientX - start.clientX) / 6 : 0;
      const shown = Math.max(-GIVES_WAY, Math.min(GIVES_WAY, shift));
      if (start) element.style.setProperty('--swipe', `${shown}px`);
    };
    const up = (event: PointerEvent) => {
      const x = start ? event.clientX - start.clientX : 0;
      const y = start ? event.clientY - start.clientY : 0;
      end();
      if (Math.abs(x) < FAR || Math.abs(x) < 2 * Math.abs(y)) return;
      swiped(x < 0 === isRightToLeft(element) ? -1 : 1);
    };
    const handlers = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: end };
    const stop = new AbortController();
    for (const [name, handler] of Object.entries(handlers))
      element.addEventListener(name, handler as EventListener, stop);
    return () => stop.abort();
  }, [target]);
}
