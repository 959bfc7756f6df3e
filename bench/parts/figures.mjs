// What measurements compute, and print as Markdown, so that it can be copied into docs/performance.md.

/** Returns the median; of an even number of values the lower middle one. */
export const median = (values) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];

/** Returns the smallest value that is at least as large as this percentage of them. */
export const percentile = (values, percent) =>
  values.toSorted((a, b) => a - b)[Math.ceil((values.length * percent) / 100) - 1];

/** @returns what the work returned, and the milliseconds that it took */
export async function timed(work) {
  const began = performance.now();
  const result = await work();
  return { result, ms: performance.now() - began };
}

/** Prints rows of texts and numbers as a Markdown table. */
export function table(header, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  console.log(line(header));
  console.log(line(header.map((_, index) => (index === 0 ? '---' : '---:'))));
  for (const row of rows) console.log(line(row));
  console.log();
}

/** Prints whether a limit was met, and sets exit code 1 when it was not. */
export function bar(sentence, met) {
  console.log(`${met ? '✓' : '✗'} ${sentence}`);
  if (!met) process.exitCode = 1;
}

/** Formats an integer, e.g. 1234567 as "1,234,567". */
export const whole = (value) => Math.round(value).toLocaleString('en');

/** Formats bytes, e.g. 12345 as "12.3 kB". */
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
