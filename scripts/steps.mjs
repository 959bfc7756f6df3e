// A step is one thing that passes or fails: { name, run }, where run() resolves to a result
// { passed, failed, skipped, output }, and maybe unsteady: what the tests that passed at the second try only said at
// the first. Steps run one after the other, in the order given.
import { capture, wasInterrupted } from './processes.mjs';

/** A step that passes when a program ends with 0. */
export function program(name, command, args, options = {}) {
  return { name, run: async () => verdict(await capture(command, args, options)) };
}

/** What a program that counts nothing is worth: one check, passed or failed. */
export function verdict({ code, output }) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output };
}

/**
 * Runs the steps and says in a line what became of each; what a failing one printed follows its line.
 * @returns the results, each with its step's name
 */
export async function runSteps(steps) {
  const results = [];
  for (const step of steps) {
    if (wasInterrupted()) process.exit(130);
    const start = performance.now();
    const result = await step.run();
    results.push({ name: step.name, ...result });
    console.log(line(step.name, result, performance.now() - start));
    if (result.failed > 0) console.log(indent(result.output));
    for (const test of result.unsteady ?? []) console.log(indent(`Unsteady: ${test}`));
  }
  return results;
}

/** Adds the results up. */
export function total(results) {
  const sum = (key) => results.reduce((amount, result) => amount + result[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** "N passed, N failed", and ", N skipped" where some were. */
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
