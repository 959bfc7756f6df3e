/** True unless the server was started with GALLERY=off (design §4). */
export function isGalleryOn(): boolean {
  return document.querySelector<HTMLMetaElement>('meta[name="gallery"]')?.content !== 'off';
}
