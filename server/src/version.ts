import { readFileSync } from 'node:fs';

const file = new URL('../../package.json', import.meta.url);

/** The version of the running code, such as `0.1.0`, as the package.json of the product says it. */
export const VERSION: string = (JSON.parse(readFileSync(file, 'utf8')) as { version: string })
  .version;
