// What a change of prices costs when many people wish to be told of it (`ONLY=ASKED`), and what those who read notice
// while many are told (`ONLY=SENT`).
import { alertsAsked } from './parts/alerts/alerts-asked.mjs';
import { pushesSent } from './parts/alerts/pushes-sent.mjs';
import { enginesHere } from './parts/engines.mjs';
import { bar, table } from './parts/figures.mjs';

/** A change that fulfils 100 of 100,000 alerts costs at most so many times one that fulfils none. */
const TIMES = 1.5;
/** While 20,000 pushes leave, the 99th percentile of a ranking is at most so many times that of an idle server. */
const SLOWER = 1.2;
const { ONLY: only } = process.env;

for (const { engine, start } of only === 'SENT' ? [] : enginesHere) {
  const { options, stop } = await start();
  const { none, some, told, ratio } = await alertsAsked(options);
  await stop();
  console.log(`100,000 alerts, ${engine}:\n`);
  table(
    ['a change of one price, and its evaluation', 'median, ms'],
    [
      ['none matches', none],
      ['100 match, and are told', some],
      ['50,000 match that told already', told],
    ].map(([what, ms]) => [what, ms.toFixed(1)]),
  );
  bar(
    `${engine}: with 100 matches ${ratio.toFixed(2)} times one without, at most ${TIMES}`,
    ratio <= TIMES,
  );
}

for (const { engine, start } of only === 'ASKED' ? [] : enginesHere) {
  const { options, stop } = await start();
  const { idle, busy, ratio, seconds } = await pushesSent(options);
  await stop();
  console.log(`20,000 pushes in 20 waves, ${engine}, each sent in ${seconds.toFixed(0)} s:\n`);
  table(
    ['a ranking, a hundred times a second', 'p99, ms'],
    [
      ['between the waves', idle],
      ['while they are sent', busy],
    ].map(([what, ms]) => [what, ms.toFixed(2)]),
  );
  bar(`${engine}: ${ratio.toFixed(2)} times, at most ${SLOWER}`, ratio <= SLOWER);
}
