import { lazy, Suspense, useEffect } from 'react';
import type { LightboxProps } from './lightbox-viewer.tsx';

const readViewer = () => import('./lightbox-viewer.tsx');
const LightboxViewer = lazy(async () => ({ default: (await readViewer()).LightboxViewer }));

/** A full-screen viewer. It arrives after the pictures it is for, and opens without a network too. */
export function Lightbox({
  index,
  ...props
}: Omit<LightboxProps, 'index'> & { index: number | null }) {
  useEffect(() => {
    // Whoever opens a picture asks again.
    readViewer().catch(() => undefined);
  }, []);
  if (index === null) return null;
  return (
    <Suspense fallback={null}>
      <LightboxViewer {...props} index={index} />
    </Suspense>
  );
}
