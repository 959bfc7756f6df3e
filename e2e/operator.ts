/** The operator at the command line, beside the running server. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const CLI = path.join(import.meta.dirname, '../server/src/cli/main.ts');

/** Runs `npm run admin -- …` against the server with the gallery, and returns what it prints. */
export async function admin(...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', CLI, 'admin', ...words],
    { env: { ...process.env, DATA_DIR: process.env.E2E_DATA! } },
  );
  return stdout;
}

/** Says that an account's e-mail is verified. */
export const verify = (email: string): Promise<string> => admin('user', email, '--verified');

/** Makes an account an administrator. */
export const makeAdministrator = (email: string): Promise<string> =>
  admin('user', email, '--role', 'admin');
