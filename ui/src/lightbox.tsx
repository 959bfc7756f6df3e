import { lazy, Suspense } from 'react';
import type { LightboxProps } from './lightbox-viewer.tsx';

const LightboxViewer = lazy(async () => ({
  default: (await import('./lightbox-viewer.tsx')).LightboxViewer,
}));

/** A full-screen viewer, fetched when the first picture is opened. */
export function Lightbox({
  index,
  ...props
}: Omit<LightboxProps, 'index'> & { index: number | null }) {
  if (index === null) return null;
  return (
    <Suspense fallback={null}>
      <LightboxViewer {...props} index={index} />
    </Suspense>
  );
}
