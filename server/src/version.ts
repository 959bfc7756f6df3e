import { readFileSync } from 'node:fs';

const file = new URL('../../package.json', import.meta.url);

/** The version of the running code, from the product's package.json: `0.1.0`. */
export const VERSION: string = (JSON.parse(readFileSync(file, 'utf8')) as { version: string })
  .version;
