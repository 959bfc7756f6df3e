// What a price change costs when many people have alerts, and how much slower readers are while pushes are sent.
//   WAVES=2 npm run bench -- alerts     waves of 1,000 pushes, half a minute each; 20 by default
import { changesEvaluated } from './parts/alerts/changes.mjs';
import { pushesSent } from './parts/alerts/pushes-sent.mjs';
import { engines } from './parts/engines.mjs';
import { timesAtMost } from './parts/figures.mjs';

/** A change that matches 100 of 100,000 alerts costs at most this many times one that matches none. */
const DEARER = 1.5;
/** During pushes a ranking's 99th percentile is at most this many times that between them. */
const SLOWER = 1.2;
const WAVES = Number(process.env.WAVES ?? 20);

for (const { engine, withDatabase } of engines) {
  const { none, some } = await withDatabase(changesEvaluated);
  timesAtMost(`${engine}, a change that 100 alerts match`, some, none, DEARER);
  const { between, during } = await withDatabase((where) => pushesSent(where, WAVES));
  timesAtMost(`${engine}, a ranking's p99 during pushes`, during, between, SLOWER);
}
