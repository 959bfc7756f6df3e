// npm run import, admin, data and doctor: runs the server's command-line tools on a Node that supports TypeScript.
import { EMBEDDED_DATABASE } from './run/server-process.mjs';
import { ensureDependencies } from './run/dependencies.mjs';
import { run } from './run/processes.mjs';
import { environmentWith, findNode } from './run/runtime.mjs';

const COMMANDS = ['import', 'admin', 'data', 'doctor'];

const [name, ...args] = process.argv.slice(2);
if (!COMMANDS.includes(name)) {
  const problem = name ? `Il comando «${name}» non esiste.` : 'Manca il nome del comando.';
  console.error(`${problem} Si usa npm run ${COMMANDS.join(', npm run ')}.`);
  process.exit(2);
}
const ready = await ensureDependencies(() => console.log('Installo le dipendenze…'));
const node = ready && findNode();
if (!node) {
  console.error('Prima prepara Pieno con npm start: dice che cosa manca.');
  process.exit(1);
}
const command = [
  '--disable-warning=ExperimentalWarning',
  ...EMBEDDED_DATABASE,
  'server/src/cli/main.ts',
  name,
];
process.exitCode = await run(node, [...command, ...args], { env: environmentWith(node) });
