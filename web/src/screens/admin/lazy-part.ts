import { lazy, type ComponentType } from 'react';

/** A part of the administration, or of one of its parts. */
export interface LazyPart<Props> {
  /** Its name in the address. */
  key: string;
  title: () => string;
  /** Loaded when it is opened. */
  Part: ComponentType<Props>;
}

/** Makes one of a function that loads it. */
export const lazyPart = <Props>(
  key: string,
  title: () => string,
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> => ({ key, title, Part: lazy(async () => ({ default: await load() })) });
