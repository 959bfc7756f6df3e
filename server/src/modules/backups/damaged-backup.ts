import { Refusal } from '../../refusal.ts';

/** The file differs from what was written. */
export class DamagedBackup extends Refusal {
  constructor(cause?: unknown) {
    super('Il file è danneggiato o non è intero: non si può usare. Prendi una copia precedente.', {
      cause,
    });
  }
}
