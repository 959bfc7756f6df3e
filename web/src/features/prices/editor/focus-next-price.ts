/**
 * Leads from a price to the next of its list, as the key of a phone's keyboard says; behind the last one it closes the
 * keyboard (rule price-editor).
 */
export function focusNextPrice(input: HTMLInputElement): void {
  const prices =
    input.closest('ul')?.querySelectorAll<HTMLInputElement>('input[inputmode="decimal"]') ?? [];
  const all = [...prices];
  const next = all[all.indexOf(input) + 1];
  if (next) next.focus();
  else input.blur();
}
