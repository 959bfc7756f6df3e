import { localRecord } from '../../storage/local-record.ts';
import { flag } from '../../storage/stored-shape.ts';

/** True while reports wait on this phone: so that a page without any loads nothing to send them. */
export const hasOutbox = localRecord('pieno.outbox', flag, false);
