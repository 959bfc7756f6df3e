// Makes the file system of an image with the steps of its Dockerfile. Runs in its own mount namespace.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../run/processes.mjs';

/** Local replacements for files of the image's first stage. */
const BUILT = {
  '/usr/local/bin/node': process.execPath,
  '/source/release/pieno': path.join(ROOT, 'release/pieno'),
};
const SETTINGS = ['login.defs', 'nsswitch.conf', 'ld.so.cache'];
const ACCOUNTS = ['passwd', 'group', 'shadow', 'gshadow'];
const DEVICES = ['null', 'zero', 'random', 'urandom'];

const mount = (...args) => execFileSync('mount', args);

/**
 * Makes the root folder of a container, and restricts it like `read_only` and `tmpfs: /tmp` in compose.yaml.
 * @param base a root made by debootstrap; '' uses the system's own programs, without later additions
 * @param steps of the Dockerfile's last stage
 */
export function makeRoot(root, base, steps) {
  if (base) execFileSync('cp', ['--archive', base, root]);
  else mkdirSync(root);
  mount('--bind', root, root);
  if (!base) borrowSystem(root);
  for (const name of ['proc', 'dev', 'tmp']) mkdirSync(path.join(root, name), { recursive: true });
  mount('-t', 'proc', 'proc', path.join(root, 'proc'));
  for (const name of DEVICES) {
    const device = path.join(root, 'dev', name);
    if (!existsSync(device)) writeFileSync(device, '');
    mount('--bind', `/dev/${name}`, device);
  }
  for (const { name, rest } of steps) {
    if (name === 'RUN')
      execFileSync('chroot', [root, '/bin/sh', '-ec', rest], { stdio: 'inherit' });
    if (name === 'COPY') copyStep(root, rest);
    if (name === 'VOLUME') mount('--bind', path.join(root, rest), path.join(root, rest));
  }
  mount('-t', 'tmpfs', 'tmpfs', path.join(root, 'tmp'));
  mount('-o', 'remount,ro,bind', root);
  if (!base) mount('-o', 'remount,ro', path.join(root, 'usr/local'));
}

function borrowSystem(root) {
  for (const name of ['bin', 'lib', 'lib64', 'sbin'].filter((each) => existsSync(`/${each}`))) {
    if (!lstatSync(`/${name}`).isSymbolicLink())
      throw new Error('Systems before merged /usr are not known.');
    symlinkSync(readlinkSync(`/${name}`), path.join(root, name));
  }
  mkdirSync(path.join(root, 'usr'));
  mkdirSync(path.join(root, 'etc'));
  for (const name of SETTINGS.filter((each) => existsSync(`/etc/${each}`))) {
    cpSync(`/etc/${name}`, path.join(root, 'etc', name));
  }
  // The accounts of this machine are not in the image.
  for (const name of ACCOUNTS) {
    const accounts = readFileSync(`/etc/${name}`, 'utf8');
    writeFileSync(path.join(root, 'etc', name), /^root:.*\n/m.exec(accounts)[0]);
  }
  mount('--bind', '/usr', path.join(root, 'usr'));
  mount('-o', 'remount,ro,bind', path.join(root, 'usr'));
  mount('-t', 'tmpfs', 'tmpfs', path.join(root, 'usr/local'));
  mkdirSync(path.join(root, 'usr/local/bin'));
}

function copyStep(root, rest) {
  const [, source, target] = /^--from=build (\S+) (\S+)$/.exec(rest) ?? [];
  if (!BUILT[source]) throw new Error(`What is COPY ${rest}?`);
  const to = path.join(root, target);
  mkdirSync(path.dirname(to), { recursive: true });
  execFileSync('cp', ['--archive', '--no-preserve=ownership', BUILT[source], to]);
}
