// Runs the last stage of deploy/Dockerfile without a container engine, and tests the image: as its user, without
// capabilities, on a file system where only /data and /tmp are writable. Needs root on Linux. node
// scripts/release/try-image.mjs [--base DIR] DIR is a root made by debootstrap; default: this machine's /usr
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findNode } from '../run/runtime.mjs';

if (process.argv[1] === import.meta.filename) {
  const base = process.argv[2] === '--base' ? process.argv[3] : undefined;
  process.exitCode = tryImage(base);
}

/** @returns whether this process may make its own file system */
export const canTryImage = () =>
  spawnSync('unshare', ['--mount', '--pid', '--fork', 'true']).status === 0;

/** Makes an image of release/pieno and tests it; prints each result. @returns 0, or 1 at the first failure */
export function tryImage(base = '') {
  const work = mkdtempSync(path.join(tmpdir(), 'pieno-image-'));
  try {
    const inside = path.join(import.meta.dirname, 'image/inside.mjs');
    const own = ['--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
    execFileSync('unshare', [...own, findNode(), inside, work, base], { stdio: 'inherit' });
    return 0;
  } catch (error) {
    if (error.status === undefined) throw error;
    return 1;
  } finally {
    rmSync(work, { recursive: true });
  }
}
