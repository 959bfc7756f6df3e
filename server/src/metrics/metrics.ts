import { Registry } from '@prometheus-io/client';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Board } from '../modules/board/board.ts';
import { boardFigures } from './board-figures.ts';
import { httpFigures } from './http-figures.ts';
import { processFigures } from './process-figures.ts';
import { storedFigures } from './stored-figures.ts';
import { workFigures } from './work-figures.ts';

/** The figures of a process (rule operator-metrics). */
export interface Metrics {
  /** Counts the requests of routes added later. */
  countRequests(app: FastifyInstance): void;
  /** Returns the current figures. Does not throw when the database is away. */
  read(): Promise<{ type: string; text: string }>;
}

export interface FigureParts {
  config: Pick<Config, 'dataDir' | 'backupDir' | 'backupKey'>;
  clock: Clock;
  database: Database;
  board: Board;
}

export function openMetrics({ config, clock, database, board }: FigureParts): Metrics {
  const registry = new Registry();
  const folders = [
    ['data', config.dataDir] as const,
    ...(config.backupKey === undefined ? [] : [['backups', config.backupDir] as const]),
  ];
  const countRequests = httpFigures(registry);
  boardFigures(registry, board, clock);
  workFigures(registry);
  const prepare = [
    storedFigures(registry, database.requestKysely, clock),
    processFigures(registry, database, folders),
  ];
  return {
    countRequests,
    async read() {
      await Promise.all(prepare.map((each) => each()));
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}
