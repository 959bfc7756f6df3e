/** What the server knows of the page that it is making; read where `ON_SERVER` is true, and only there. */
export const rendered = { now: new Date(0), isGalleryOn: true };
