/** Texts of the service worker, which does not have the pages' catalogue. */

/** Title of a message that the worker cannot read: browsers end subscriptions that show nothing. */
export const UNREADABLE_MESSAGE = 'Un prezzo che segui è sceso';

export const OPEN_MESSAGE = 'Apri';
