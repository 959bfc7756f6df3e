import { lazy, type ComponentType } from 'react';

/** A part of the administration, or of one of its parts, loaded when it is opened. */
export interface LazyPart<Props> {
  /** The part's name in the address. */
  key: string;
  title: () => string;
  Part: ComponentType<Props>;
}

/** Creates a part from the function that loads it. */
export const lazyPart = <Props>(
  key: string,
  title: () => string,
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> => ({ key, title, Part: lazy(async () => ({ default: await load() })) });
