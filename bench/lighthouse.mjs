// Lighthouse on the entry as a stranger, and on /home, a ranking and a station as a guest: emulated phone, slow network,
// fresh profile for each run, medians. Each in turns with its static copy, the same page without scripts: what a page costs
// more than that is ours, on whatever machine.
//   RUNS=1 npm run bench -- lighthouse     turns; five by default
import lighthouse from 'lighthouse';
import { freePort } from '../scripts/run/free-port.mjs';
import { temporaryFolder } from './parts/data/data-folder.mjs';
import { bar, median, table } from './parts/figures.mjs';
import { startInFront } from './parts/phone/in-front.mjs';
import { openPhone } from './parts/phone/phone.mjs';
import { startPieno } from './parts/processes.mjs';

const RUNS = Number(process.env.RUNS ?? 5);
/** What a page may cost more than its copy: points, seconds. */
const MORE = { points: 4, blocking: 0.15, lcp: 0.1 };
/** Path, and whether a stranger opens it. */
const PAGES = [
  ['/social-login', true],
  ['/home', false],
  ['/ranking/10', false],
  ['/business/8', false],
];
const SCRIPTS = /<script\b[^>]*>[^]*?<\/script>|<link\b[^>]*\brel="?modulepreload"?[^>]*>/g;

const pieno = await startPieno({ dataDir: temporaryFolder() });
const copy = await startInFront(pieno.url, (html) => html.replaceAll(SCRIPTS, ''));
const pages = [];
for (const [path, isStranger] of PAGES) {
  const [ours, copies] = [[], []];
  for (let run = 0; run < RUNS; run += 1) {
    ours.push(await visit(pieno.url, path, isStranger));
    copies.push(await visit(copy.url, path, isStranger));
  }
  pages.push({ path, ours: figuresOf(ours), without: figuresOf(copies) });
}
await copy.stop();
await pieno.stop();

const row = (name, { points, blocking, lcp, cls }) => [
  name,
  points,
  blocking.toFixed(2),
  lcp.toFixed(2),
  cls.toFixed(3),
];
table(
  ['page', 'points', 'blocking, s', 'LCP, s', 'CLS'],
  pages.flatMap(({ path, ours, without }) => [row(path, ours), row(`${path}, copy`, without)]),
);
for (const { path, ours, without } of pages) {
  const points = without.points - ours.points;
  const [blocking, lcp] = ['blocking', 'lcp'].map((name) => ours[name] - without[name]);
  bar(`${path}: ${points} points below its copy, at most ${MORE.points}`, points <= MORE.points);
  bar(
    `${path}: blocks ${blocking.toFixed(2)} s more, at most ${MORE.blocking}`,
    blocking <= MORE.blocking,
  );
  bar(`${path}: LCP ${lcp.toFixed(2)} s later, at most ${MORE.lcp}`, lcp <= MORE.lcp);
  bar(`${path}: CLS 0.000`, ours.cls < 0.0005);
}

function figuresOf(reports) {
  const audit = (name) => median(reports.map(({ audits }) => audits[name].numericValue));
  const scores = reports.map(({ categories }) => categories.performance.score * 100);
  return {
    points: Math.round(median(scores)),
    blocking: audit('total-blocking-time') / 1_000,
    lcp: audit('largest-contentful-paint') / 1_000,
    cls: audit('cumulative-layout-shift'),
  };
}

async function visit(url, path, isStranger) {
  const port = await freePort();
  const { context, page } = await openPhone(url, { flags: [`--remote-debugging-port=${port}`] });
  if (isStranger) await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  const { lhr: report } = await lighthouse(url + path, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance'],
    // The guest's session is in localStorage.
    disableStorageReset: true,
  });
  await context.close();
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  if (!report.finalDisplayedUrl.endsWith(path)) throw new Error(report.finalDisplayedUrl);
  return report;
}
