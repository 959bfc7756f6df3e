// Plays one part, prints what it found and writes its section of docs/reliability.md.
//   node prove/play.mjs PART [--short] [--no-report] [--NAME=VALUE …]
import { sectionOf, writeSection } from './report.mjs';

// Started processes end with this one, also after a signal.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const [name, ...args] = process.argv.slice(2);
const given = args.map((arg) => /^--([\w-]+)(?:=(.*))?$/.exec(arg));
const options = Object.fromEntries(given.map(([, key, value]) => [key, value ?? true]));

const part = await import(`./${name}.mjs`);
const began = performance.now();
const found = await part.run({ options, say: (line) => console.log(line) });
const section = sectionOf(name, { ...found, seconds: (performance.now() - began) / 1000 });
console.log(`\n${section}`);
if (!options.short && !options['no-report']) writeSection(name, section);
process.exitCode = found.faults.length > 0 ? 1 : 0;
