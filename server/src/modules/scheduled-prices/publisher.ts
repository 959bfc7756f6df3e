import { nextDue, publishDue, type PublishParts } from './publish-due.ts';

/** Milliseconds between two looks at what is pending: another process may have scheduled, or died. */
const LOOK_MS = 5_000;
/** Maximum delay of a Node timer, in milliseconds. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Publishes scheduled prices until it is stopped. */
export interface Publisher {
  stop(): Promise<void>;
}

/**
 * Publishes scheduled prices at their instants (rule schedule-publish): by a timer for the nearest one, and by looking
 * every few seconds. The first look is for what was due while no server ran.
 * @param parts `onError` is called with the first error of a series
 */
export function keepPublishing({ onError, ...parts }: PublishParts): Publisher {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> | undefined;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  let failing = false;

  const fail = (error: unknown): void => {
    if (!failing) onError(error);
    failing = true;
  };
  const round = async (): Promise<void> => {
    let isWhole = true;
    const note = (error: unknown) => {
      isWhole = false;
      fail(error);
    };
    try {
      await publishDue({ ...parts, onError: note }, signal);
      wakeAt(await nextDue(parts.db));
    } catch (error) {
      note(error);
    }
    if (isWhole) failing = false;
  };
  const drain = async (): Promise<void> => {
    while (again && !signal.aborted) {
      again = false;
      await round();
    }
  };
  // What becomes due during a round may have been passed by: another round follows.
  const look = (): void => {
    again = true;
    running ??= drain().finally(() => (running = undefined));
  };
  const wakeAt = (due: Date | undefined): void => {
    clearTimeout(timer);
    const wait = due ? due.getTime() - parts.clock.now().getTime() : 0;
    // What is due and could not be published waits for the next look.
    if (signal.aborted || wait <= 0) return;
    timer = setTimeout(look, Math.min(wait, LONGEST_TIMER_MS)).unref();
  };

  const looking = setInterval(look, LOOK_MS).unref();
  look();
  return {
    async stop() {
      stopping.abort();
      clearInterval(looking);
      clearTimeout(timer);
      await running;
    },
  };
}
