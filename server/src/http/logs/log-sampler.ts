import type { BaseLogger, Logger, LoggerOptions } from 'pino';
import type { Overloaded } from '../../errors.ts';

const WINDOW_MS = 60_000;
/** Lines of one kind written within the window; the others are only counted. */
const LINES = 10;
/** Ends the message of a lasting state: of such lines one is written within the window. */
const SAID_ONCE = '; said once a minute';
/** Pino's number of warnings. */
const WARN = 40;
/** Maximum kinds told apart; lines of further kinds count as one. */
const KINDS = 500;

/** Pino's hook around each line. */
type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

/**
 * Makes the hook that keeps a flood of equal lines out of the log: of each kind, its message and the error's code, at
 * most `LINES` are written in a minute, of a lasting state one, then one line with the number left out. Warnings, which the
 * network can provoke, are a line each, without a stack.
 */
export function sampleLines(): LogMethod {
  const kinds = new Map<string, number>();

  const begin = (kind: string, logger: Logger): void => {
    setTimeout(() => {
      const left = kinds.get(kind)! - linesOf(kind);
      kinds.delete(kind);
      if (left > 0) logger.info({ kind, left }, 'log lines of one kind were suppressed');
    }, WINDOW_MS).unref();
  };

  return function logMethod(args, method, level) {
    const named = `${level} ${kindOf(args)}`;
    const kind = kinds.has(named) || kinds.size < KINDS ? named : 'other';
    const lines = (kinds.get(kind) ?? 0) + 1;
    if (lines === 1) begin(kind, this);
    kinds.set(kind, lines);
    if (lines <= linesOf(kind)) method.apply(this, level > WARN ? args : withoutStack(args));
  };
}

/**
 * Logs an error that goes on for a while and that every request meets, such as a full disk, without a stack. Of these
 * lines the hook writes one a minute for each reason.
 * @param reason in a few words, the same for all lines of which one is enough
 */
export function logLasting(logger: Pick<BaseLogger, 'error'>, reason: string, error: Error): void {
  const { code } = error as { code?: string };
  logger.error({ code, cause: error.message }, reason + SAID_ONCE);
}

/**
 * Logs that a request found no room, without a stack; of these lines too the hook writes one a minute for each measure.
 */
export function logOverload(
  logger: Pick<BaseLogger, 'warn'>,
  { measure, values }: Overloaded,
): void {
  logger.warn(values, `too busy: ${measure}${SAID_ONCE}`);
}

type Args = Parameters<LogMethod>[0];

function withoutStack(args: Args): Args {
  const [first, message] = args as unknown as [{ err?: unknown } | undefined, string?];
  if (!(first?.err instanceof Error)) return args;
  const { err, ...others } = first;
  const { code, message: cause, name } = err as Error & { code?: unknown };
  return [{ ...others, code, cause }, message ?? name] as unknown as Args;
}

const linesOf = (kind: string) => (kind.endsWith(SAID_ONCE) ? 1 : LINES);

/** Names the kind of a line by its message and its error's code, which hold nothing that differs from line to line. */
function kindOf([first, message]: readonly unknown[]): string {
  if (typeof first === 'string') return first;
  const { err = first } = (first ?? {}) as { err?: unknown };
  const { code, name } = (err instanceof Error ? err : {}) as { code?: unknown; name?: string };
  return [message, code, name].filter((part) => typeof part === 'string').join(' ');
}
