import { lazy, type ComponentType } from 'react';

interface Moment {
  /** Tells whether the page that is being opened shows the part at first sight; yes if left out. */
  isFirst?: () => boolean;
  /** True if the server draws it too; elsewhere what stands in its place is drawn. */
  onServer?: boolean;
}

/** Loads the parts that belong to the first sight of a page. */
const firstParts: (() => Promise<unknown>)[] = [];

/**
 * Makes a lazy component that is drawn at once where its chunk is there already, without the empty moment that
 * `React.lazy` needs for it.
 * @param load never fails: a part that cannot be loaded is replaced by another component
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

/**
 * What is waited for without end. A promise that nobody settles keeps whoever waits for it, and with them each page that
 * was ever drawn.
 */
// oxlint-disable-next-line unicorn/no-thenable -- React asks for no more
const NEVER = { then: () => undefined } as unknown as Promise<never>;

/** A value that whoever waits for it has at once. */
const atOnce = <Value>(value: Value) =>
  // oxlint-disable-next-line unicorn/no-thenable -- React asks for no more, and a promise answers later
  ({ then: (take: (value: Value) => void) => take(value) }) as unknown as Promise<Value>;

/** Loads what the modules that are there so far show at first sight. */
export const loadFirstParts = (): Promise<unknown> => Promise.all(firstParts.map((load) => load()));
