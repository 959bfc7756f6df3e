import { lazy, Suspense, useEffect } from 'react';
import type { LightboxProps } from './lightbox-viewer.tsx';

const readViewer = () => import('./lightbox-viewer.tsx');
const LightboxViewer = lazy(async () => ({ default: (await readViewer()).LightboxViewer }));

/** Full-screen picture viewer. Its code loads in advance, after the page's pictures, so that it also opens offline. */
export function Lightbox({
  index,
  ...props
}: Omit<LightboxProps, 'index'> & { index: number | null }) {
  useEffect(() => {
    // A failure is harmless: opening a picture loads the code again.
    readViewer().catch(() => undefined);
  }, []);
  if (index === null) return null;
  return (
    <Suspense fallback={null}>
      <LightboxViewer {...props} index={index} />
    </Suspense>
  );
}
