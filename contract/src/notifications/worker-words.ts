/** What the service worker says by itself: it has no catalogue of the pages. */

/** The title of a message that it cannot read: a browser ends a subscription of whoever shows nothing. */
export const UNREADABLE_MESSAGE = 'Un prezzo che segui è sceso';

/** The one action below a message. */
export const OPEN_MESSAGE = 'Apri';
