import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';

export interface TaskProcessOptions<Result> {
  /** The process's module. It sends `{ type: 'ready' }` once it listens, then one result for each task. */
  entry: string | URL;
  name: string;
  taskMs: number;
  /** Milliseconds after which an unused process is ended. */
  idleMs: number;
  heapMb: number;
  nodeArgs?: readonly string[];
  /** Returns whether the process must be replaced after this result. */
  isSpent: (result: Result) => boolean;
}

/**
 * Runs tasks one at a time, in a process of their own that can be ended. It starts with the first task, is reused for a
 * while, and is ended when a task takes too long.
 */
export class TaskProcess<Task extends object, Result extends { type: string }> {
  readonly #options: TaskProcessOptions<Result>;
  #last: Promise<unknown> = Promise.resolve();
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: TaskProcessOptions<Result>) {
    this.#options = options;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /**
   * Runs a task after those given before.
   * @returns undefined when the process ended, by itself or because of the time limit
   * @throws Error when the process cannot be started
   */
  async run(task: Task): Promise<Result | undefined> {
    const turn = this.#last.then(() => this.#run(task));
    this.#last = turn.catch(() => undefined);
    return await turn;
  }

  /** Ends the process; the next task starts another. */
  end(): void {
    clearTimeout(this.#idle);
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  async #run(task: Task): Promise<Result | undefined> {
    const { taskMs, isSpent } = this.#options;
    clearTimeout(this.#idle);
    if (!this.#child?.connected) this.#child = await start(this.#options);
    const result = await ask<Task, Result>(this.#child, task, taskMs);
    if (!result || isSpent(result)) this.end();
    else this.#keepForReuse(this.#child);
    return result;
  }

  /** Lets this process exit while the child waits: the child then ends too. */
  #keepForReuse(child: ChildProcess): void {
    child.unref();
    child.channel?.unref();
    this.#idle = setTimeout(() => this.end(), this.#options.idleMs).unref();
  }
}

type Message = { type: string };

/** @throws when the process cannot be started */
async function start({
  entry,
  name,
  heapMb,
  nodeArgs = [],
}: Pick<
  TaskProcessOptions<never>,
  'entry' | 'name' | 'heapMb' | 'nodeArgs'
>): Promise<ChildProcess> {
  const child = fork(entry, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${heapMb}`, ...nodeArgs],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: environment(),
  });
  const message = await nextMessage(child);
  if (message instanceof Error || message?.type !== 'ready') {
    child.kill('SIGKILL');
    throw new Error(`${name} does not start`, { cause: message });
  }
  return child;
}

/** The compile cache of processes that use it (`flushCompileCache`): 16 MB less for the next one. */
const COMPILED = path.join(import.meta.dirname, '../../../node_modules/.cache/pieno/compiled');

/**
 * The variables that any process needs, without our secrets: the child reads untrusted data. One arena wastes least
 * memory.
 */
function environment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot } = process.env;
  return { PATH, SystemRoot, MALLOC_ARENA_MAX: '1', NODE_COMPILE_CACHE: COMPILED };
}

async function ask<Task extends object, Result extends Message>(
  child: ChildProcess,
  task: Task,
  ms: number,
): Promise<Result | undefined> {
  child.ref();
  child.channel?.ref();
  const timer = setTimeout(() => child.kill('SIGKILL'), ms);
  child.send(task, () => undefined); // a failure shows as the end of the process
  const message = await nextMessage(child);
  clearTimeout(timer);
  return message instanceof Error || message?.type === 'ready' ? undefined : (message as Result);
}

/** Waits for the process's next message. @returns undefined when it ended; the error when it never started */
function nextMessage(child: ChildProcess): Promise<Message | Error | undefined> {
  return new Promise((resolve) => {
    const settle = (message?: Message | Error) => {
      child.off('message', settle).off('error', settle).off('exit', onExit);
      resolve(message);
    };
    const onExit = () => settle();
    child.on('message', settle).on('error', settle).on('exit', onExit);
  });
}
