import { localRecord } from '../../core/storage/local-record.ts';
import { nullable, text } from '../../core/storage/stored-shape.ts';

/** The user whom this phone tells; null for nobody. */
export const pushMark = localRecord('pieno.push', nullable(text), null);
