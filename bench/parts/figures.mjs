// Computes and prints figures.

/** Returns the smallest value that is at least as large as this percentage of them. */
export const percentile = (values, percent) =>
  values.toSorted((a, b) => a - b)[Math.ceil((values.length * percent) / 100) - 1];

export const median = (values) => percentile(values, 50);

/** @returns what the work returned, and the milliseconds that it took */
export async function timed(work) {
  const began = performance.now();
  const result = await work();
  return { result, ms: performance.now() - began };
}

/** Formats a number with at most so many decimals, e.g. 1234.567 as "1,234.57". */
export const rounded = (value, decimals = 2) =>
  value.toLocaleString('en', { maximumFractionDigits: decimals });

/** Prints whether a limit was met, and sets exit code 1 when it was not. */
export function bar(sentence, isMet) {
  console.log(`${isMet ? '✓' : '✗'} ${sentence}`);
  if (!isMet) process.exitCode = 1;
}

/** Prints a figure with its limit, and sets exit code 1 when it is above it. */
export const atMost = (what, value, limit, unit) =>
  bar(`${what}: ${rounded(value)} ${unit}, at most ${rounded(limit)}`, value <= limit);

/** The same for a figure that is limited to a multiple of another one. */
export const timesAtMost = (what, value, base, limit, unit = 'ms') =>
  bar(
    `${what}: ${rounded(value)} ${unit}, ${rounded(value / base)} × ${rounded(base)}, at most ${limit} ×`,
    value / base <= limit,
  );
