import { lazy, Suspense, type ReactNode } from 'react';
import type { NextPriceProps } from './next-price.tsx';

const NextPrice = lazy<(props: NextPriceProps) => ReactNode>(() =>
  import('./next-price.tsx')
    .then((module) => ({ default: module.NextPrice }))
    // Not cached on this phone, and offline: show only today's price.
    .catch(() => ({ default: () => null })),
);

interface LaterPriceProps {
  next: NextPriceProps['next'] | undefined;
  children: NextPriceProps['children'];
}

/**
 * The price that the owner has announced for a fuel, if any. Loaded on demand, as few owners
 * announce prices.
 */
export function LaterPrice({ next, children }: LaterPriceProps) {
  if (!next) return null;
  return (
    <Suspense fallback={null}>
      <NextPrice next={next}>{children}</NextPrice>
    </Suspense>
  );
}
