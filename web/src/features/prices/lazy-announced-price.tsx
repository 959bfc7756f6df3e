import { lazy, Suspense, type ReactNode } from 'react';
import type { AnnouncedPriceProps } from './announced-price.tsx';

const AnnouncedPrice = lazy<(props: AnnouncedPriceProps) => ReactNode>(() =>
  import('./announced-price.tsx')
    .then((module) => ({ default: module.AnnouncedPrice }))
    // Never used on this phone, and no network now: the price of today stands without it.
    .catch(() => ({ default: () => null })),
);

interface LazyAnnouncedPriceProps {
  next: AnnouncedPriceProps['next'] | undefined;
  children: AnnouncedPriceProps['children'];
}

/**
 * The price that the owner has announced for a fuel, if any. Loaded on demand, as few owners
 * announce prices.
 */
export function LazyAnnouncedPrice({ next, children }: LazyAnnouncedPriceProps) {
  if (!next) return null;
  return (
    <Suspense fallback={null}>
      <AnnouncedPrice next={next}>{children}</AnnouncedPrice>
    </Suspense>
  );
}
