/**
 * Highlights a station's pin while the cursor, a finger or the focus is on its row, and vice versa: elements with the
 * station's id in `data-stations` (separated by spaces) get `data-lit`. Not by React state: a cursor crossing 125 rows
 * would re-render all of them each time.
 * @param element contains the rows and pins
 */
export function lightCounterparts(element: HTMLElement | null): void {
  const all = (which: string) => element?.querySelectorAll(which) ?? [];
  const dim = () => {
    for (const lit of all('[data-lit]')) lit.removeAttribute('data-lit');
  };
  const light = ({ target }: Event) => {
    dim();
    const own = (target as Element).closest<HTMLElement>('[data-stations]');
    for (const id of own?.dataset.stations?.split(' ') ?? [])
      for (const other of all(`[data-stations~="${id}"]`)) other.setAttribute('data-lit', '');
  };
  for (const type of ['pointerover', 'focusin']) element?.addEventListener(type, light);
  for (const type of ['pointerleave', 'focusout']) element?.addEventListener(type, dim);
}
