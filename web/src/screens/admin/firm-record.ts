import type { FirmRecord } from '@pieno/contract/people/known-drivers.ts';
import { fromDayText } from '../../core/format/moment.ts';
import { m } from '../../paraglide/messages.js';

/**
 * Formats the reasons for vouching for a driver (rule admin-vouch): '12 volte confermato dal gestore, da un
 * amministratore o da una fonte, 1 volta smentito, dal 3 ottobre'.
 */
export function firmRecordText({ borne_out, contradicted, since }: FirmRecord, now: Date): string {
  if (since === null) return m.admin_record_none();
  return [
    borne_out === 0 ? m.admin_firm_never() : m.admin_firm_borne_out({ count: borne_out }),
    contradicted === 0
      ? m.admin_firm_uncontradicted()
      : m.admin_firm_contradicted({ count: contradicted }),
    fromDayText(since, now),
  ].join(', ');
}
