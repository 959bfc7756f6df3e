/**
 * Moves the focus to the next price in the list, for the keyboard's 'next' key; after the last
 * one it closes the keyboard (rule price-editor).
 */
export function focusNextPrice(input: HTMLInputElement): void {
  const prices =
    input.closest('ul')?.querySelectorAll<HTMLInputElement>('input[inputmode="decimal"]') ?? [];
  const all = [...prices];
  const next = all[all.indexOf(input) + 1];
  if (next) next.focus();
  else input.blur();
}
