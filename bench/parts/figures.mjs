// Numbers as the measurements print them: Markdown, so that docs/performance.md can take them as they are.

/** The middle value; of an even number the lower of the two. */
export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
}

/** Prints rows of texts and numbers as a Markdown table. */
export function table(header, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  console.log(line(header));
  console.log(line(header.map((_, index) => (index === 0 ? '---' : '---:'))));
  for (const row of rows) console.log(line(row));
  console.log();
}

/** Says whether a bar was met, and lets the process end with 1 when it was not. */
export function bar(sentence, met) {
  console.log(`${met ? '✓' : '✗'} ${sentence}`);
  if (!met) process.exitCode = 1;
}

/** 1234567 → "1,234,567" */
export const whole = (value) => Math.round(value).toLocaleString('en');

/** Bytes → "12.3 kB" */
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
