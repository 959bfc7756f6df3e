import { lazy, Suspense, useEffect } from 'react';
import type { LightboxProps } from './lightbox-viewer.tsx';

const readViewer = () => import('./lightbox-viewer.tsx');
const LightboxViewer = lazy(async () => ({ default: (await readViewer()).LightboxViewer }));

/**
 * Full-screen picture viewer. Its code is loaded after the pictures it is for, so that it opens without a
 * network too.
 */
export function Lightbox({
  index,
  ...props
}: Omit<LightboxProps, 'index'> & { index: number | null }) {
  useEffect(() => {
    // A failure does not matter here: opening a picture loads the code again.
    readViewer().catch(() => undefined);
  }, []);
  if (index === null) return null;
  return (
    <Suspense fallback={null}>
      <LightboxViewer {...props} index={index} />
    </Suspense>
  );
}
