// The report of all parts, docs/reliability.md: each part rewrites its own section.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { ROOT } from '../scripts/run/processes.mjs';
import { VERSION } from '../server/src/version.ts';

const FILE = path.join(ROOT, 'docs', 'reliability.md');
const HEAD = `# Reliability

What \`npm run prove\` breaks, and what was found at its last run. Each part rewrites its section; \`npm run prove -- NAME\`
plays one alone. Short forms run in \`npm test\`.
`;
/** In the order of the report. */
const PARTS = ['cluster', 'embedded', 'calls', 'day'];

/**
 * Formats the results of a part as Markdown.
 * @param found `{ on, text, header, rows, faults, skipped, seconds }`: what it ran on besides Node, one or two
 *   sentences, a table, the faults and what was not played
 */
export function sectionOf(name, { on, text, header, rows, faults, skipped = [], seconds }) {
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB`;
  const where = [`Pieno ${VERSION}`, `Node ${process.versions.node}`, on, machine];
  const day = new Date().toISOString().slice(0, 10);
  return [
    `## ${name}`,
    `${day}, ${where.filter(Boolean).join(', ')}, ${Math.round(seconds)} s. ${text}`,
    tableOf(header, rows),
    ...(skipped.length > 0 ? [listOf('Not played:', skipped)] : []),
    faults.length > 0 ? listOf('**Faults:**', faults) : 'Faults: none.',
    '',
  ].join('\n\n');
}

function tableOf(header, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const under = header.map((_, index) => (index === 0 ? '---' : '---:'));
  return [line(header), line(under), ...rows.map(line)].join('\n');
}

const listOf = (title, lines) => [title, '', ...lines.map((each) => `- ${each}`)].join('\n');

/** Replaces the section of a part, in the order of the parts. */
export function writeSection(name, section) {
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : HEAD;
  const [, ...sections] = before.split(/^(?=## )/m);
  const byName = new Map(sections.map((each) => [/^## (.*)/.exec(each)[1], each.trimEnd()]));
  byName.set(name, section.trimEnd());
  const ordered = PARTS.flatMap((part) => byName.get(part) ?? []);
  writeFileSync(FILE, `${[HEAD.trimEnd(), ...ordered].join('\n\n')}\n`);
}
