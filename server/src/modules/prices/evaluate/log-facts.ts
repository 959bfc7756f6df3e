/** The type of what the log knows about a claim. */
import type { StoredState } from '../outcome.ts';

/** The log's facts about one claim. Ids are bigints as text, prices thousandths of a euro. */
export interface LogFacts {
  /** The claim's index. */
  index: number;
  kind: string;
  areas: string[];
  confirmed_decades: number[];
  /** Whether the owner sells the claim's fuel. */
  sold: boolean | null;
  /** The logged outcome of the same claim, if it is its origin's latest for that instant. */
  known_id: string | null;
  known_state: StoredState | null;
  known_doubtful: boolean | null;
  known_reason: string | null;
  known_decided: boolean | null;
  /** True when it came from an earlier day's file. */
  known_earlier: boolean | null;
  last_price: number | null;
  last_at: Date | null;
  taken_back: boolean;
  waiting_id: string | null;
  waiting_price: number | null;
}
