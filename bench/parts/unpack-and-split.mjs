// The baseline of an import: a bare process that unpacks the ministry's two files and splits every row.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

let cells = 0;
for (const file of process.argv.slice(2)) {
  const bytes = readFileSync(file);
  const text = (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString();
  for (const row of text.split('\n')) cells += row.split('|').length;
}
console.log(cells);
