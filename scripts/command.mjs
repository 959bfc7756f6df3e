// npm run import, admin, data, doctor: runs the server's command-line tools on a Node that supports TypeScript.
import { ensureDependencies } from './run/dependencies.mjs';
import { run } from './run/processes.mjs';
import { environmentWith, findNode } from './run/runtime.mjs';
import { COMMANDS, commandLine, noCommand } from './run/server-process.mjs';

const [name, ...args] = process.argv.slice(2);
if (!COMMANDS.includes(name)) {
  const known = COMMANDS.map((each) => `npm run ${each}`);
  console.error(noCommand(name, known));
  process.exit(2);
}
const ready = await ensureDependencies(() => console.log('Installo le dipendenze…'), {
  forStart: true,
});
const node = ready && findNode();
if (!node) {
  console.error('Prima prepara Pieno con npm start: dice che cosa manca.');
  process.exit(1);
}
process.exitCode = await run(node, [...commandLine(name), ...args], { env: environmentWith(node) });
