import { lazy, type ComponentType } from 'react';

interface Moment {
  /** Returns whether the page being opened shows the component in its first view; yes if left out. */
  isFirst?: () => boolean;
  /** True if the server renders the component too; otherwise it renders the fallback. */
  onServer?: boolean;
}

/** Loaders of the components in the first view of a page. */
const firstParts: (() => Promise<unknown>)[] = [];

/**
 * Creates a lazy component that renders at once if its chunk is loaded, without the empty moment of `React.lazy`.
 * @param load never fails: a component that cannot be loaded is replaced by another one
 */
export function later<Props>(
  load: () => Promise<ComponentType<Props>>,
  { isFirst, onServer = false }: Moment = {},
) {
  type Module = { default: ComponentType<Props> };
  let loading: Promise<Module> | undefined;
  let loaded: Module | undefined;
  const preload = () => (loading ??= load().then((part) => (loaded = { default: part })));
  firstParts.push(async () => {
    if (ON_SERVER ? onServer : (isFirst?.() ?? true)) await preload();
  });
  return lazy<ComponentType<Props>>(() => {
    if (loaded) return atOnce(loaded);
    return ON_SERVER ? NEVER : preload();
  });
}

/** Never settles. A pending promise would retain its waiters, and with them every rendered page. */
// oxlint-disable-next-line unicorn/no-thenable -- React asks for no more
const NEVER = { then: () => undefined } as unknown as Promise<never>;

/** Settles synchronously. */
const atOnce = <Value>(value: Value) =>
  // oxlint-disable-next-line unicorn/no-thenable -- React asks for no more, and a promise answers later
  ({ then: (take: (value: Value) => void) => take(value) }) as unknown as Promise<Value>;

/** Loads the first view's components of all modules loaded so far. */
export const loadFirstParts = (): Promise<unknown> => Promise.all(firstParts.map((load) => load()));
