// What a change of prices costs when many people wish to be told of it.
import { alertsAsked } from './parts/alerts/alerts-asked.mjs';
import { enginesHere } from './parts/engines.mjs';
import { bar, table } from './parts/figures.mjs';

/** A change that fulfils 100 of 100,000 alerts costs at most so many times one that fulfils none. */
const TIMES = 1.5;

for (const { engine, start } of enginesHere) {
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
