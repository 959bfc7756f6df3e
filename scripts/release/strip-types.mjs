import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** An import of a module of Pieno: relative, or of the contract. */
const MODULE = /^(?:\.{1,2}\/|@pieno\/contract\/).*\.ts$/;

/**
 * Converts the TypeScript below a folder to JavaScript next to it, with the same lines: otherwise Node would load a
 * compiler with the server, which takes 20 MB and two seconds of each start.
 */
export function stripTypes(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.ts'));
  for (const name of names) {
    const file = path.join(folder, name);
    writeFileSync(file.replace(/\.ts$/, '.js'), asJavaScript(file));
    rmSync(file);
  }
}

function asJavaScript(file) {
  const text = stripTypeScriptTypes(readFileSync(file, 'utf8'));
  const { program } = parseSync(file.replace(/\.ts$/, '.js'), text);
  const ends = [];
  new Visitor({
    Literal({ value, end }) {
      if (typeof value === 'string' && MODULE.test(value)) ends.push(end - `ts'`.length);
    },
  }).visit(program);
  let named = text;
  for (const at of ends.toSorted((a, b) => b - a))
    named = `${named.slice(0, at)}js${named.slice(at + 2)}`;
  return named;
}
