// A step is { name, run }, where run() resolves to { passed, failed, skipped, output } and optionally `unsteady`, a
// list of { name, error }: the tests that passed only on retry, each with the error of its first run, and `lacking`,
// the missing requirements of skipped tests. Steps run in sequence; one with `besideNext` runs in parallel with the
// next entry: a step, or a list of steps in sequence.
import { capture, wasInterrupted } from '../run/processes.mjs';

/** Returns a step that passes if a program exits with code 0. */
export function program(name, command, args, options = {}) {
  return { name, run: async () => verdict(await capture(command, args, options)) };
}

/** Returns a step that could not run here; its line says so. */
export function skipped(name, output) {
  return { name, run: () => ({ passed: 0, failed: 0, skipped: 1, output }) };
}

/** Returns the result of a program without counts: one check, passed or failed. */
export function verdict({ code, output }) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output };
}

/**
 * Runs the steps, prints one line for each, and below it the output of a failed one.
 * @returns the results, each with the name of its step
 */
export async function runSteps(steps) {
  const results = [];
  let running = [];
  for (const step of steps) {
    if (wasInterrupted()) process.exit(130);
    running.push(Array.isArray(step) ? runSteps(step) : runStep(step));
    if (step.besideNext) continue;
    results.push(...(await Promise.all(running)).flat());
    running = [];
  }
  return [...results, ...(await Promise.all(running)).flat()];
}

async function runStep(step) {
  const start = performance.now();
  const result = await step.run();
  console.log(line(step.name, result, performance.now() - start));
  if (result.failed > 0) console.log(indent(result.output));
  for (const { name, error } of result.unsteady ?? [])
    console.log(indent(`Unsteady: ${name}\n${error}`));
  return { name: step.name, ...result };
}

export function total(results) {
  const sum = (key) => results.reduce((amount, result) => amount + result[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** Returns a line for each missing requirement, with the number of skipped tests and their steps. */
export function lackingLines(results) {
  const things = new Set(results.flatMap(({ lacking = [] }) => lacking));
  return [...things].map((thing) => {
    const steps = results.filter(({ lacking = [] }) => lacking.includes(thing));
    const count = steps.flatMap(({ lacking }) => lacking).filter((each) => each === thing).length;
    const names = steps.map(({ name }) => name).join(', ');
    return `SKIPPED FOR LACK OF ${thing} (see CONTRIBUTING): ${count} tests of ${names}`;
  });
}

/** Formats "N passed, N failed", with ", N skipped" if there are any. */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function line(name, result, milliseconds) {
  const mark = result.failed > 0 ? '✗' : result.passed > 0 ? '✓' : '–';
  const seconds = `${(milliseconds / 1000).toFixed(1)} s`;
  return `${mark} ${name.padEnd(34)} ${closingLine(result).padEnd(36)} ${seconds}`;
}

function indent(text) {
  return text.trimEnd().replaceAll(/^/gm, '    ');
}
