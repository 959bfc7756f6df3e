/** True unless the server was started with GALLERY=off (rule gallery-off). */
export function isGalleryOn(): boolean {
  return document.querySelector<HTMLMetaElement>('meta[name="gallery"]')?.content !== 'off';
}
