// HAProxy in front of the nodes, as an operator would configure it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../scripts/run/free-port.mjs';
import { findHaproxy } from '../../scripts/run/haproxy.mjs';
import { until } from './until.mjs';

/** A request to read moves to another node if a node is not ready or does not accept it. */
const configuration = (port, nodes) => `
global
  maxconn 1000
defaults
  mode http
  timeout connect 2s
  timeout client 30s
  timeout server 30s
  timeout check 5s
  option redispatch 1
  retries 5
  retry-on conn-failure empty-response response-timeout
frontend public
  bind 127.0.0.1:${port}
  default_backend nodes
backend nodes
  balance roundrobin
  option httpchk GET /api/health/ready
  http-request disable-l7-retry unless METH_GET
  default-server check inter 500ms fall 3 rise 1
${nodes.map(({ name, url }) => `  server ${name} ${new URL(url).host}`).join('\n')}
`;

export async function startBalancer(nodes, folder) {
  const found = findHaproxy();
  if (!found) throw new Error('HAProxy is not to be had here (Debian: apt install haproxy).');
  const port = await freePort();
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(file, configuration(port, nodes));
  const child = spawn(found.program, ['-db', '-q', '-f', file], {
    env: { ...process.env, ...found.env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${url}/api/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
  await until(answers, { what: 'HAProxy answers', limitMs: 30_000 });
  return {
    url,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
