import { EmbeddedEngine, type EngineEvents, type StartEngine } from '../../db/embedded/engine.ts';
import { closed } from '../../db/embedded/errors.ts';
import { makeAsNew, schemaOf } from './as-new.ts';

/** An engine that outlives the database opened on it. */
interface Kept {
  engine: EmbeddedEngine;
  events: EngineEvents;
  /** Its schema when it started. */
  schema: string;
}

/** Engines for the next database; more than a file opens at a time would only take memory. */
const free: Kept[] = [];
const MOST_FREE = 1;

/**
 * Starts an engine on a migrated, empty database, or lends one that an earlier test file of this worker returned, in a
 * tenth of the time. A returned engine is reset; one that was restarted, or whose schema has changed, is ended.
 */
export const lendEngine: StartEngine = (options, events, logger) => {
  let kept = free.pop();
  if (kept) kept.events = events;
  const ready = kept ? Promise.resolve() : start();
  ready.catch(() => undefined);
  let closing: Promise<void> | undefined;

  async function start(): Promise<void> {
    const engine = new EmbeddedEngine(
      options,
      {
        onNotice: (...notice) => kept?.events.onNotice(...notice),
        onRestart: () => kept?.events.onRestart(),
      },
      logger,
    );
    kept = { engine, events, schema: '' };
    await engine.ready;
    kept.schema = await schemaOf(engine);
  }
  async function giveBack(): Promise<void> {
    await ready.catch(() => undefined);
    const { engine, schema } = kept!;
    const isAsNew = engine.life === 0 && (await makeAsNew(engine, schema).catch(() => false));
    if (isAsNew && free.length < MOST_FREE) free.push(kept!);
    else await engine.close();
  }
  return {
    get life() {
      return kept!.engine.life;
    },
    get inTransaction() {
      return kept!.engine.inTransaction;
    },
    // After a restart the engine's own promise states whether it opened again.
    get ready() {
      return kept!.engine.life === 0 ? ready : kept!.engine.ready;
    },
    run: async (statement, limitMs) => {
      if (closing) throw closed();
      return await kept!.engine.run(statement, limitMs);
    },
    close: () => (closing ??= giveBack()),
  };
};
