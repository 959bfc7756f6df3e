// npm run dev: the server, restarted when its sources change, behind Vite, which reloads the pages. Open PORT (default
// 3000); the server itself listens on the next port. Ctrl-C stops both.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureDependencies } from './run/dependencies.mjs';
import { ROOT, handOn, onSignal } from './run/processes.mjs';
import { environmentWith, findNode } from './run/runtime.mjs';

if (!(await ensureDependencies())) process.exit(1);
const node = findNode();
if (!node) throw new Error(`Node 24 or newer is needed, this is ${process.version}.`);

const port = Number(process.env.PORT || 3000);
const api = String(port + 1);
const env = environmentWith(node);
const start = (args, options) => spawn(node, args, { cwd: ROOT, stdio: 'inherit', ...options });

const children = [
  start(['--watch', '--disable-warning=ExperimentalWarning', 'server/src/main.ts'], {
    env: { PUBLIC_URL: `http://localhost:${port}`, ...env, PORT: api },
  }),
  start(
    [path.join(ROOT, 'node_modules/vite/bin/vite.js'), '--port', String(port), '--strictPort'],
    {
      cwd: path.join(ROOT, 'web'),
      env: { ...env, API_PORT: api },
    },
  ),
];
onSignal((signal) => {
  for (const child of children) handOn(child, signal);
});
// When one of the two exits, stop the other.
for (const child of children) {
  child.once('exit', () => {
    for (const other of children) other.kill();
  });
}
