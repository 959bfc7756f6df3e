import { versionOf } from '../run/machine.mjs';
import { closingLine, lackingLines, total } from './steps.mjs';

/** Prints failed, unsteady and skipped steps, the programs used, and the totals. @returns the exit code */
export function summarise(results, { node, postgres, chromium }) {
  const failed = results.filter((result) => result.failed > 0);
  const unsteady = results.filter((result) => result.unsteady?.length > 0);
  const idle = results.filter((result) => result.passed + result.failed === 0);
  const ran = (pattern) => results.some(({ name, passed }) => passed > 0 && pattern.test(name));
  const engines = [
    `Node ${versionOf(node)}`,
    ran(/PGlite/) && 'PGlite',
    ran(/PostgreSQL$/) && `PostgreSQL ${versionOf(`${postgres}/postgres`)}`,
    ran(/components|browser/) && `Chromium ${versionOf(chromium)}`,
  ];
  console.log();
  if (failed.length > 0) console.log(`Failed: ${namesOf(failed)}`);
  if (unsteady.length > 0)
    console.log(`Passed at the second try only, to be mended: ${namesOf(unsteady)}`);
  if (idle.length > 0) console.log(`Did not run: ${namesOf(idle)}`);
  for (const line of lackingLines(results)) console.log(line);
  console.log(`Really ran on: ${engines.filter(Boolean).join(', ')}`);
  console.log(closingLine(total(results)));
  return failed.length > 0 ? 1 : 0;
}

const namesOf = (steps) => steps.map(({ name }) => name).join(', ');
