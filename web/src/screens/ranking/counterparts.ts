/**
 * Where the cursor, a finger or the focus is on the row of a station, its pin lights up too, and the other way round: what
 * has its id in `data-stations`, with spaces between, gets `data-lit`. Not by state: a cursor that crosses 125 rows would
 * render them all with each.
 * @param element what holds rows and pins
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
