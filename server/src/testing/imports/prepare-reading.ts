import { fork } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReadingRequest } from '../../modules/imports/reading/protocol.ts';

const IMPORTS = path.join(import.meta.dirname, '../../modules/imports');

/**
 * Lets the reading process load each kind's reader once and exit normally, because only then Node stores the compiled
 * code (NODE_COMPILE_CACHE). The tests' reading processes, which are killed, then start in half the time.
 */
export async function setup(): Promise<void> {
  const child = fork(path.join(IMPORTS, 'reading/child.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const end = once(child, 'exit');
  for (const reader of globSync('*/read*.ts', {
    cwd: IMPORTS,
    exclude: ['reading/**', '**/*.test.ts'],
  })) {
    const module = pathToFileURL(path.join(IMPORTS, reader)).href;
    // A job without files; its answer does not matter.
    child.send({ type: 'read', module, job: {} } satisfies ReadingRequest);
    await Promise.race([once(child, 'message'), end]);
  }
  if (child.connected) child.disconnect();
  await end;
}
