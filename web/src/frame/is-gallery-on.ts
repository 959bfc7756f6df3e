import { rendered } from '../core/takeover/rendered.ts';

/** True unless the server was started with GALLERY=off (rule gallery-off). */
export function isGalleryOn(): boolean {
  if (ON_SERVER) return rendered.isGalleryOn;
  return document.querySelector<HTMLMetaElement>('meta[name="gallery"]')?.content !== 'off';
}
