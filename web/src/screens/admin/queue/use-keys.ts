import { useEffect, useEffectEvent } from 'react';

/** Shortcuts do not work where text is typed. */
const TYPED = 'input, textarea, select, [contenteditable], dialog';

/** Calls the action of a key pressed outside of fields and dialogs, without a modifier. */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) {
      return;
    }
    if (event.target instanceof Element && event.target.closest(TYPED)) return;
    const action = actions[event.key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
