import { createAtom, useSelector } from '@tanstack/react-store';

/** State that demo pages share until the page is reloaded; nothing is stored or sent. */
interface VisitStore<Value> {
  get: () => Value;
  set: (next: Value) => void;
  /** A hook that returns the value and re-renders on change. */
  useValue: () => Value;
  /** Restores the initial value. */
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
