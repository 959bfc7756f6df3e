import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { damaged, tooHeavy } from '../unusable.ts';
import type { Task, DecoderMessage } from './protocol.ts';

/** A decoded picture as WebP. */
export type Decoded = Extract<DecoderMessage, { type: 'done' }>;

export interface DecoderLimits {
  /** Bytes by which the process may grow while it decodes a picture. */
  maxGrowth: number;
  /** Bytes by which it may stay larger afterwards; if it is by more, another process takes the next picture. */
  kept: number;
  /** Milliseconds that a picture may take. */
  decodingMs: number;
  /** Milliseconds after which an unused process is ended. */
  idleMs: number;
}

const LIMITS: DecoderLimits = {
  maxGrowth: 80_000_000,
  kept: 25_000_000,
  decodingMs: 20_000,
  idleMs: 10_000,
};
const ENTRY = path.join(import.meta.dirname, 'child.ts');

/**
 * Decodes pictures one at a time, in a process of their own: libvips allocates memory that Node cannot limit. The
 * process starts with the first picture, takes those that follow soon, and is ended when one is too much for it.
 */
export class Decoder {
  readonly #limits: DecoderLimits;
  readonly #entry: string;
  #last: Promise<unknown> = Promise.resolve();
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  /** @param entry the process's module */
  constructor(limits: Partial<DecoderLimits> = {}, entry: string = ENTRY) {
    this.#limits = { ...LIMITS, ...limits };
    this.#entry = entry;
  }

  /** The process's id while there is one. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /**
   * Decodes a picture after those asked for before.
   * @throws UnusableImage when it is damaged, or takes too much memory or time
   */
  async decode(task: Omit<Task, 'maxGrowth'>): Promise<Decoded> {
    const turn = this.#last.then(() => this.#run({ ...task, maxGrowth: this.#limits.maxGrowth }));
    this.#last = turn.catch(() => undefined);
    return await turn;
  }

  /** Ends the process; the next picture starts another. */
  end(): void {
    clearTimeout(this.#idle);
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  async #run(task: Task): Promise<Decoded> {
    clearTimeout(this.#idle);
    if (!this.#child?.connected) this.#child = await start(this.#entry);
    const result = await ask(this.#child, task, this.#limits.decodingMs);
    if (!result || result.growth > this.#limits.kept) this.end();
    else this.#keepForReuse(this.#child);
    if (!result) throw tooHeavy();
    if (result.type === 'damaged') throw damaged(result.reason);
    return result;
  }

  /** Lets this process end although the child waits: the child then ends too. */
  #keepForReuse(child: ChildProcess): void {
    child.unref();
    child.channel?.unref();
    this.#idle = setTimeout(() => this.end(), this.#limits.idleMs).unref();
  }
}

/** @throws when the process cannot be started */
async function start(entry: string): Promise<ChildProcess> {
  const child = fork(entry, {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=64'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: environment(),
  });
  const message = await nextMessage(child);
  if (message instanceof Error || message?.type !== 'ready') {
    child.kill('SIGKILL');
    throw new Error("the pictures' process does not start", { cause: message });
  }
  return child;
}

/** What any process needs, and none of our secrets: it reads what strangers send. One arena wastes least memory. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot } = process.env;
  return { PATH, SystemRoot, MALLOC_ARENA_MAX: '1' };
}

type Result = Exclude<DecoderMessage, { type: 'ready' }>;

/** @returns undefined when the process ended itself, or had to be, as the time was over */
async function ask(child: ChildProcess, task: Task, ms: number): Promise<Result | undefined> {
  child.ref();
  child.channel?.ref();
  const timer = setTimeout(() => child.kill('SIGKILL'), ms);
  child.send(task, () => undefined); // a failure shows as the end of the process
  const message = await nextMessage(child);
  clearTimeout(timer);
  return message instanceof Error || message?.type === 'ready' ? undefined : message;
}

/** Waits for the process's next message. @returns undefined when it ended; the error when it never began */
function nextMessage(child: ChildProcess): Promise<DecoderMessage | Error | undefined> {
  return new Promise((resolve) => {
    const settle = (message?: DecoderMessage | Error) => {
      child.off('message', settle).off('error', settle).off('exit', onExit);
      resolve(message);
    };
    const onExit = () => settle();
    child.on('message', settle).on('error', settle).on('exit', onExit);
  });
}
