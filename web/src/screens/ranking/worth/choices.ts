/** What was said of the way, while the page lasts; the usual station stays on the phone (rule ranking-worth). */
import type { Going } from '@pieno/contract/prices/worth/true-cost.ts';
import { localRecord } from '../../../storage/local-record.ts';
import { createStore } from '../../../storage/store.ts';
import { nullable, number } from '../../../storage/stored-shape.ts';

interface Choices {
  /** The place of the list that was chosen; null for where the visitor stands. */
  place: string | null;
  /** Null while nobody has chosen: it follows from where one comes. */
  going: Going | null;
  /** Kilometres, as they were typed. */
  detour: string;
}

export const choices = createStore<Choices>({ place: null, going: null, detour: '5' });

/** The id of 'il mio solito'. */
export const usualStation = localRecord<number | null>('pieno.usual', nullable(number), null);
