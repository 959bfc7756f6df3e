// npm start: from a fresh clone to a running Pieno. Plain JavaScript for Node 20, without dependencies.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureDependencies } from './run/dependencies.mjs';
import { ensureBuild } from './run/ensure-build.mjs';
import { ROOT, run } from './run/processes.mjs';
import { environmentWith, findNode } from './run/runtime.mjs';
import { SERVER, withMallocSettings } from './run/server-process.mjs';

if (process.argv.includes('--version')) {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  console.log(version);
  process.exit(0);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

const ready = await ensureDependencies(
  () => console.log('Installo le dipendenze: solo la prima volta, dura uno o due minuti…'),
  { forStart: true },
);
if (!ready) fail("L'installazione non è riuscita: controlla la connessione e ripeti npm start.");

const node = findNode();
if (!node) {
  fail(
    `Serve Node 24 o più recente e qui c'è ${process.version}: installalo da https://nodejs.org e ripeti npm start.`,
  );
}

const announce = () => console.log('Preparo le pagine: dura circa un minuto…');
if (!(await ensureBuild(node, announce))) fail('La preparazione non è riuscita: vedi sopra.');

console.log('Avvio il server…');
process.exitCode = await run(node, [...SERVER, ...process.argv.slice(2)], {
  cwd: ROOT,
  env: withMallocSettings(environmentWith(node)),
});
