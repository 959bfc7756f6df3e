import { Refusal } from '../../refusal.ts';

/** The file is not what it was when it was written. */
export class DamagedBackup extends Refusal {
  constructor(cause?: unknown) {
    super('Il file è danneggiato o non è intero: non si può usare. Prendi una copia precedente.', {
      cause,
    });
  }
}
