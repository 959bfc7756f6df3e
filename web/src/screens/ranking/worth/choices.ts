/** What was said of the way, while the page lasts (rule ranking-worth). */
import type { Going } from '@pieno/contract/prices/worth/true-cost.ts';
import { createStore } from '../../../core/storage/store.ts';

interface Choices {
  /** The place of the list that was chosen; null for where the visitor stands. */
  place: string | null;
  /** Null while nobody has chosen: it follows from where one comes. */
  going: Going | null;
  /** Kilometres, as they were typed. */
  detour: string;
}

export const choices = createStore<Choices>({ place: null, going: null, detour: '5' });
