// Lighthouse on the entry as a stranger, and on /home, a ranking and a station as a guest: emulated phone, slow network,
// new profile for each run, medians. Each page takes turns with a copy without scripts: the difference is what our scripts
// cost, on any machine.
//   RUNS=1 npm run bench -- lighthouse     turns; five by default
import lighthouse from 'lighthouse';
import { freePort } from '../scripts/run/free-port.mjs';
import { atMost, median } from './parts/figures.mjs';
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

const pieno = await startPieno();
const copy = await startInFront(pieno.url, (html) => html.replaceAll(SCRIPTS, ''));
for (const [path, isStranger] of PAGES) {
  const [ours, copies] = [[], []];
  for (let run = 0; run < RUNS; run += 1) {
    ours.push(await visit(pieno.url, path, isStranger));
    copies.push(await visit(copy.url, path, isStranger));
  }
  const [page, without] = [figuresOf(ours), figuresOf(copies)];
  const more = (name) => page[name] - without[name];
  console.log(`${path}: ${page.points} points`);
  atMost(`${path}, below its copy`, -more('points'), MORE.points, 'points');
  atMost(`${path}, blocking above its copy`, more('blocking'), MORE.blocking, 's');
  atMost(`${path}, LCP above its copy`, more('lcp'), MORE.lcp, 's');
  atMost(`${path}, CLS`, Number(page.cls.toFixed(3)), 0, '');
}
await copy.stop();
await pieno.stop();

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
