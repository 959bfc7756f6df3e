import { lazy, Suspense, type ReactNode } from 'react';
import type { ClosedNowProps } from './closed-now.tsx';

const ClosedNow = lazy<(props: ClosedNowProps) => ReactNode>(() =>
  import('./closed-now.tsx')
    .then((module) => ({ default: module.ClosedNow }))
    // Never used on this phone, and no network now: the price stands without it.
    .catch(() => ({ default: ({ children }) => children })),
);

/** What is closed now says so in the place of its children; loaded where hours are known, after the first paint. */
export const LaterClosed = (props: ClosedNowProps) =>
  ON_SERVER || !props.opening ? (
    props.children
  ) : (
    <Suspense fallback={props.children}>
      <ClosedNow {...props} />
    </Suspense>
  );
