import { EventEmitter } from 'node:events';

/** What a refresh of the board has found to be different. */
export interface BoardChange {
  stations: readonly number[];
  /** True when all prices may show another age. */
  isGeneral: boolean;
}

/** Tells what each refresh has found, and when the answers have been made anew. */
export class BoardEvents extends EventEmitter<{ changed: [BoardChange]; made: [] }> {}
