// Started by try-image.mjs in its own namespaces: inside.mjs WORK BASE.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../run/free-port.mjs';
import { ROOT } from '../../run/processes.mjs';
import { lastStage } from '../dockerfile.mjs';
import { makeRoot } from './make-root.mjs';

const [work, base] = process.argv.slice(2);
const steps = lastStage(readFileSync(path.join(ROOT, 'deploy/Dockerfile'), 'utf8'));
const step = (name) => steps.find((each) => each.name === name).rest;
const root = path.join(work, 'root');
makeRoot(root, base, steps);

const passwd = readFileSync(path.join(root, 'etc/passwd'), 'utf8');
const [, uid, gid] = new RegExp(`^${step('USER')}:x:(\\d+):(\\d+):`, 'm').exec(passwd);
const port = await freePort();
const env = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  ...Object.fromEntries(
    steps.filter(({ name }) => name === 'ENV').map(({ rest }) => rest.split('=')),
  ),
  PORT: String(port),
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
};
/**
 * Runs a program as a container engine does: in its folder, as its user, with `cap_drop: ALL` and `no-new-privileges`.
 */
const contained = (line) => [
  'chroot',
  [
    root,
    'setpriv',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--no-new-privs',
    '--bounding-set=-all',
    '--inh-caps=-all',
    'env',
    `--chdir=${step('WORKDIR')}`,
    ...line,
  ],
];
const exec = (...line) => spawnSync(...contained(line), { env, encoding: 'utf8' });
const health = JSON.parse(/CMD (\[.*\])/.exec(step('HEALTHCHECK'))[1]);
const isHealthy = () => exec(...health).status === 0;

expect('the health check fails before the start', !isHealthy());
const command = [...JSON.parse(step('ENTRYPOINT')), ...JSON.parse(step('CMD'))];
const server = spawn(...contained(command), { env, stdio: ['ignore', 'pipe', 'inherit'] });
const ended = once(server, 'exit');
let output = '';
server.stdout.on('data', (chunk) => (output += chunk));
while (!output.includes('è pronto') && server.exitCode === null) {
  await Promise.race([once(server.stdout, 'data'), ended]);
}
expect(`the server starts: ${output.trim()}`, server.exitCode === null);
const { status } = await fetch(`http://127.0.0.1:${port}/api/health`);
expect('it answers /api/health', status === 200);
const page = await (await fetch(`http://127.0.0.1:${port}/`)).text();
expect('it answers with a page', page.includes('<html lang="it"'));
expect('the health check passes', isHealthy());
const process_ = readFileSync(`/proc/${server.pid}/status`, 'utf8');
expect('it is not root', new RegExp(`^Uid:\\t${uid}\\t${uid}`, 'm').test(process_) && uid !== '0');
expect(
  'it may do nothing that root may',
  /^CapEff:\t0+\n.*^CapBnd:\t0+$.*^NoNewPrivs:\t1$/ms.test(process_),
);
const settings = readFileSync(`/proc/${server.pid}/environ`, 'utf8');
expect('it has the settings of malloc', settings.includes('MALLOC_ARENA_MAX=2'));
expect(
  'nothing is written but the data',
  exec('sh', '-c', '! touch /opt/pieno/x /usr/x /etc/x 2>/dev/null && touch /data/x /tmp/x')
    .status === 0,
);
for (const line of [
  ['--version'],
  ['admin', 'today'],
  ['admin', 'stations', 'borgo'],
  ['data', 'backup', '--open', '/data/copy.gz'],
]) {
  const { status: code, stdout, stderr } = exec('pieno', ...line);
  expect(`pieno ${line.join(' ')} answers`, code === 0 && stdout !== '', stdout + stderr);
}
expect('the copy is there', exec('gzip', '--test', '/data/copy.gz').status === 0);
server.kill('SIGTERM');
const [code] = await ended;
expect('SIGTERM ends it in order', code === 0, code);
expect('the health check fails after the end', !isHealthy());

function expect(what, isTrue, seen = '') {
  console.log(`${isTrue ? '✓' : '✗'} ${what}`);
  if (isTrue) return;
  console.log(seen);
  process.exit(1);
}
