import { useEffect, type RefObject } from 'react';

/** Attribute of rows and pins: the ids of their stations, with spaces between. */
const STATIONS = 'data-stations';

/**
 * Where the cursor, a finger or the focus is on the row of a station, its pin lights up too, and the other way round: both
 * get `data-lit`. Not by state: a cursor that crosses 125 rows would render them all with each.
 */
export function useCounterparts(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const dim = () => {
      for (const lit of element.querySelectorAll('[data-lit]')) lit.removeAttribute('data-lit');
    };
    const light = ({ target }: Event) => {
      dim();
      const own = target instanceof Element ? target.closest(`[${STATIONS}]`) : null;
      for (const id of own?.getAttribute(STATIONS)?.split(' ') ?? [])
        for (const other of element.querySelectorAll(`[${STATIONS}~="${id}"]`))
          other.setAttribute('data-lit', 'true');
    };
    const listeners = { pointerover: light, focusin: light, pointerleave: dim, focusout: dim };
    for (const [type, listener] of Object.entries(listeners))
      element.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of Object.entries(listeners))
        element.removeEventListener(type, listener);
    };
  }, [root]);
}
