import { EventEmitter } from 'node:events';

export interface BoardChange {
  stations: readonly number[];
  /** True when the age of any price may be shown differently. */
  isGeneral: boolean;
}

/** Emits the changes that each refresh has found, and when new answers are ready. */
export class BoardEvents extends EventEmitter<{ changed: [BoardChange]; made: [] }> {}
