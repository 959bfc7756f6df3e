import type { StoredState } from '../outcome.ts';

/** What the log knows of one claim. Ids are bigints as text, prices thousandths of a euro. */
export interface LogFacts {
  /** The claim's index. */
  index: number;
  kind: string;
  areas: string[];
  confirmed_decades: number[];
  /** What the owner says of the claim's fuel. */
  sold: boolean | null;
  /** What became of the same claim, if it is the latest of its origin for that instant. */
  known_id: string | null;
  known_state: StoredState | null;
  known_doubtful: boolean | null;
  known_reason: string | null;
  known_decided: boolean | null;
  /** True when it is of an earlier day's file. */
  known_earlier: boolean | null;
  last_price: number | null;
  last_at: Date | null;
  taken_back: boolean;
  waiting_id: string | null;
  waiting_price: number | null;
}
