import { localRecord } from '../../core/storage/local-record.ts';
import { nullable, text } from '../../core/storage/stored-shape.ts';

/** The user who gets notifications on this phone; null if none. */
export const pushMark = localRecord('pieno.push', nullable(text), null);
