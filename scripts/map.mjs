// npm run map: derives the map's files and the roads from an OpenStreetMap extract, on a Node that supports TypeScript.
import { ensureDependencies } from './run/dependencies.mjs';
import { run } from './run/processes.mjs';
import { environmentWith, findNode } from './run/runtime.mjs';

// The package that reads extracts is a development dependency.
const ready = await ensureDependencies(() => console.log('Installo le dipendenze…'));
const node = ready && findNode();
if (!node) {
  console.error('Prima prepara Pieno con npm start: dice che cosa manca.');
  process.exit(1);
}
process.exitCode = await run(node, ['scripts/map/make-map.mjs', ...process.argv.slice(2)], {
  env: environmentWith(node),
});
