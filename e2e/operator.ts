/** The operator's command line, next to the running server. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const CLI = path.join(import.meta.dirname, '../server/src/cli/main.ts');

/** Runs `npm run admin -- …` against the server of a data folder, and returns what it prints. */
async function admin(dataDir: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', CLI, 'admin', ...args],
    { env: { ...process.env, DATA_DIR: dataDir } },
  );
  return stdout;
}

/** Marks an account's e-mail as verified. */
export const verify = (dataDir: string, email: string): Promise<string> =>
  admin(dataDir, 'user', email, '--verified');

export const vouchFor = (dataDir: string, email: string): Promise<string> =>
  admin(dataDir, 'user', email, '--known');

/** Makes an account an administrator with a verified e-mail. */
export const makeAdministrator = (dataDir: string, email: string): Promise<string> =>
  admin(dataDir, 'user', email, '--role', 'admin', '--verified');
