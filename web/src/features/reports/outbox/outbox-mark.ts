import { localRecord } from '../../../core/storage/local-record.ts';
import { flag } from '../../../core/storage/stored-shape.ts';

/** True while reports wait on this phone: so that a page without any loads nothing to send them. */
export const hasOutbox = localRecord('pieno.outbox', flag, false);
