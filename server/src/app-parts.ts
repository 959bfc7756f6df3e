import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Background } from './jobs/background.ts';
import type { Pressure } from './http/limits/pressure.ts';
import type { Turns } from './http/limits/turns.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Board } from './modules/board/board.ts';
import type { Push } from './modules/push/push.ts';
import type { Secrets } from './secrets.ts';

export interface AppParts {
  config: Config;
  clock: Clock;
  database: Database;
  board: Board;
  pressure: Pressure;
  /** Limits concurrent writes. */
  turns: Pick<Turns, 'take' | 'underWay'>;
  /** Closed by its creator, after the app. */
  background: Background;
  /** Keys for guests' tokens, recovery codes and the social sign-in's cookie; the same in every server process. */
  secrets: Secrets;
  /** Sends push messages; closed by its creator. Undefined when push is off. */
  push?: Push | undefined;
  /** Figures for an operator; undefined when nobody may read them. */
  metrics?: Metrics | undefined;
  /** Folder of the built pages; it may be missing. */
  webRoot: string;
  logger: FastifyBaseLogger;
  /** Milliseconds in which a request must have been received completely; 20 seconds by default. */
  requestLimitMs?: number;
}
