import { localRecord } from '../../../core/storage/local-record.ts';
import { nullable, number } from '../../../core/storage/stored-shape.ts';

/**
 * The id of 'il mio solito', the visitor's usual station; stored on this phone
 * (rule ranking-worth).
 */
export const usualStation = localRecord<number | null>('pieno.usual', nullable(number), null);
