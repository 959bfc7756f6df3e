import { lazy, Suspense, type ReactNode } from 'react';
import type { NextPriceProps } from './next-price.tsx';

const NextPrice = lazy<(props: NextPriceProps) => ReactNode>(() =>
  import('./next-price.tsx')
    .then((module) => ({ default: module.NextPrice }))
    // Never used on this phone, and no network now: the price of today stands without it.
    .catch(() => ({ default: () => null })),
);

interface LaterPriceProps {
  next: NextPriceProps['next'] | undefined;
  children: NextPriceProps['children'];
}

/** What the owner has announced of a fuel, if anything: loaded where there is something, as few announce. */
export function LaterPrice({ next, children }: LaterPriceProps) {
  if (!next) return null;
  return (
    <Suspense fallback={null}>
      <NextPrice next={next}>{children}</NextPrice>
    </Suspense>
  );
}
