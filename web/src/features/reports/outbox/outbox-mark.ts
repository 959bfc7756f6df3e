import { localRecord } from '../../../core/storage/local-record.ts';
import { flag } from '../../../core/storage/stored-shape.ts';

/** True while reports wait on this phone. A page without any loads no sending code. */
export const hasOutbox = localRecord('pieno.outbox', flag, false);
