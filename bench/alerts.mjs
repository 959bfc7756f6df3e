// What a change of prices costs when many people wish to be told of it, and what those who read notice while many are told.
//   WAVES=2 npm run bench -- alerts     waves of 1,000 pushes, half a minute each; 20 by default
import { changesEvaluated } from './parts/alerts/changes.mjs';
import { pushesSent } from './parts/alerts/pushes-sent.mjs';
import { engines } from './parts/engines.mjs';
import { bar, table } from './parts/figures.mjs';

/** A change that fulfils 100 of 100,000 alerts costs at most so many times one that fulfils none. */
const TIMES = 1.5;
/** While pushes leave, the 99th percentile of a ranking is at most so many times that of an idle server. */
const SLOWER = 1.2;
const WAVES = Number(process.env.WAVES ?? 20);

for (const { engine, withDatabase } of engines) {
  const { none, some } = await withDatabase(changesEvaluated);
  const { idle, busy } = await withDatabase((where) => pushesSent(where, WAVES));
  table(
    [engine, 'ms'],
    [
      ['change of a price that matches none of 100,000 alerts', none.toFixed(1)],
      ['that matches 100', some.toFixed(1)],
      [`ranking's p99 between ${WAVES} waves of 1,000 pushes`, idle.toFixed(2)],
      ['while they are sent', busy.toFixed(2)],
    ],
  );
  const [dearer, slower] = [some / none, busy / idle];
  bar(`${engine}: a change costs ${dearer.toFixed(2)} times, at most ${TIMES}`, dearer <= TIMES);
  bar(`${engine}: p99 is ${slower.toFixed(2)} times, at most ${SLOWER}`, slower <= SLOWER);
}
