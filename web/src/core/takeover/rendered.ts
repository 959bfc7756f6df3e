/** What the server knows of the page that it renders; read only where `ON_SERVER` is true. */
export const rendered = { now: new Date(0), isGalleryOn: true };
