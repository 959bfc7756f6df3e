/** The visitor's choices about the journey, kept while the page lasts (rule ranking-worth). */
import type { Going } from '@pieno/contract/prices/worth/true-cost.ts';
import { createStore } from '../../../core/storage/store.ts';

interface Choices {
  /** The chosen place of the list; null for the visitor's position. */
  place: string | null;
  /** Null without a choice: the start then determines it. */
  going: Going | null;
  /** Kilometres, as typed. */
  detour: string;
}

export const choices = createStore<Choices>({ place: null, going: null, detour: '5' });
