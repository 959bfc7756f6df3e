import type { BaseLogger, Logger, LoggerOptions } from 'pino';
import type { Overloaded } from '../../errors.ts';

const WINDOW_MS = 60_000;
/** Lines of one kind written within the window; the others are only counted. */
const LINES = 10;
/** Ends the message of a lasting state, of which one line is written within the window. */
const LOGGED_ONCE = '; said once a minute';
const WARN = 40;
/** Maximum kinds that are distinguished; lines of further kinds count as one. */
const KINDS = 500;

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

/**
 * Makes the hook that limits floods of equal lines. A kind is the message with the error's code; `LINES` lines of a
 * kind are written per minute, one of a lasting state, then the number left out. Warnings, which the network can
 * provoke, have no stack.
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
 * Logs, without a stack, an error that lasts and affects every request, such as a full disk; the hook writes one such
 * line a minute for each reason.
 * @param reason a short text, equal for lines that count as one
 */
export function logLasting(logger: Pick<BaseLogger, 'error'>, reason: string, error: Error): void {
  const { code } = error as { code?: string };
  logger.error({ code, cause: error.message }, reason + LOGGED_ONCE);
}

/**
 * Logs, without a stack, that a request was refused for overload; the hook writes one such line a minute for each
 * measure.
 */
export function logOverload(
  logger: Pick<BaseLogger, 'warn'>,
  { measure, values }: Overloaded,
): void {
  logger.warn(values, `too busy: ${measure}${LOGGED_ONCE}`);
}

type Args = Parameters<LogMethod>[0];

function withoutStack(args: Args): Args {
  const [first, message] = args as unknown as [{ err?: unknown } | undefined, string?];
  if (!(first?.err instanceof Error)) return args;
  const { err, ...others } = first;
  const { code, message: cause, name } = err as Error & { code?: unknown };
  return [{ ...others, code, cause }, message ?? name] as unknown as Args;
}

const linesOf = (kind: string) => (kind.endsWith(LOGGED_ONCE) ? 1 : LINES);

/** Returns the kind of a line: its message and its error's code, neither of which varies from line to line. */
function kindOf([first, message]: readonly unknown[]): string {
  if (typeof first === 'string') return first;
  const { err = first } = (first ?? {}) as { err?: unknown };
  const { code, name } = (err instanceof Error ? err : {}) as { code?: unknown; name?: string };
  return [message, code, name].filter((part) => typeof part === 'string').join(' ');
}
