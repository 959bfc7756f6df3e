import { createAtom, useSelector } from '@tanstack/react-store';

/** State that demo pages share in memory until the page is reloaded; nothing is stored or sent. */
interface VisitStore<Value> {
  get: () => Value;
  set: (next: Value) => void;
  /** A hook that returns the value and re-renders when it changes. */
  useValue: () => Value;
  /** Resets the value to the initial one. */
  restore: () => void;
}

export function createVisitStore<Value>(start: Value): VisitStore<Value> {
  const atom = createAtom(start);
  const set = (next: Value) => atom.set(() => next);
  return {
    get: atom.get,
    set,
    useValue: () => useSelector(atom),
    restore: () => set(start),
  };
}
