// Lighthouse on the entry as a stranger, and on /home, a ranking and a station as a guest: emulated phone, slow network,
// fresh profile for each run, medians. Each in turns with its static copy, the same page without scripts: what a page costs
// more than that is ours, on whatever machine.
//   npm run bench -- lighthouse            five turns
//   RUNS=1 npm run bench -- lighthouse     while developing
import lighthouse from 'lighthouse';
import { temporaryFolder } from './parts/data/data-folder.mjs';
import { bar, median, table } from './parts/figures.mjs';
import { openPhone } from './parts/phone/phone.mjs';
import { startStaticCopy } from './parts/static-copy.mjs';
import { freePort } from '../scripts/run/free-port.mjs';
import { startPieno } from './parts/processes.mjs';

const RUNS = Number(process.env.RUNS ?? 5);
/** What a page may cost more than its copy: points, seconds. */
const MORE = { score: 4, blocking: 0.15, lcp: 0.1 };
/** Path, and whether a stranger opens it. */
const PAGES = [
  ['/social-login', true],
  ['/home', false],
  ['/ranking/10', false],
  ['/business/8', false],
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const MEASURED = {
  'first-contentful-paint': 'FCP s',
  'largest-contentful-paint': 'LCP s',
  'total-blocking-time': 'TBT s',
  'speed-index': 'Speed Index s',
  'cumulative-layout-shift': 'CLS',
};

const pieno = await startPieno({ dataDir: temporaryFolder() });
const copy = await startStaticCopy(pieno.url);
const pages = [];
for (const [path, isStranger] of PAGES) {
  const ours = [];
  const copies = [];
  for (let run = 0; run < RUNS; run += 1) {
    ours.push(await visit(pieno.url, path, isStranger));
    copies.push(await visit(copy.url, path, isStranger));
  }
  pages.push({ path, page: figuresOf(ours), copy: figuresOf(copies) });
}
await copy.stop();
await pieno.stop();

const LAYOUT_SHIFT = 'cumulative-layout-shift';
table(
  ['page', ...CATEGORIES, ...Object.values(MEASURED)],
  pages.flatMap(({ path, ...both }) =>
    Object.entries(both).map(([what, { scores, audit }]) => [
      what === 'page' ? path : `${path}, ${what}`,
      ...scores,
      ...Object.keys(MEASURED).map((name) =>
        name === LAYOUT_SHIFT ? audit(name).toFixed(3) : (audit(name) / 1000).toFixed(2),
      ),
    ]),
  ),
);
const own = pages.flatMap(({ page }) => page.reports);
const all = [...own, ...pages.flatMap((each) => each.copy.reports)];
const speed = median(all.map((report) => report.environment.benchmarkIndex));
const [{ environment }] = all;
const browser = /Chrome\/[\d.]+/.exec(environment.hostUserAgent)?.[0];
console.log(`${browser}; Lighthouse's own index of this machine's speed: ${Math.round(speed)}.\n`);
const failed = new Set(own.flatMap(failedAudits));
if (failed.size > 0) console.log(`Audits that failed:\n${[...failed].join('\n')}\n`);
for (const { path, page, copy: without } of pages) {
  const more = (name) => (page.audit(name) - without.audit(name)) / 1000;
  const points = without.scores[0] - page.scores[0];
  const [blocking, lcp] = [more('total-blocking-time'), more('largest-contentful-paint')];
  bar(`${path}: ${points} points below its copy, at most ${MORE.score}`, points <= MORE.score);
  bar(
    `${path}: blocks ${blocking.toFixed(2)} s more, at most ${MORE.blocking}`,
    blocking <= MORE.blocking,
  );
  bar(`${path}: LCP ${lcp.toFixed(2)} s later, at most ${MORE.lcp}`, lcp <= MORE.lcp);
  bar(`${path}: CLS 0.000`, page.audit(LAYOUT_SHIFT) < 0.0005);
}

function figuresOf(reports) {
  return {
    reports,
    scores: CATEGORIES.map((name) =>
      Math.round(median(reports.map((report) => report.categories[name].score * 100))),
    ),
    audit: (name) => median(reports.map((report) => report.audits[name].numericValue)),
  };
}

async function visit(url, path, isStranger) {
  const port = await freePort();
  const { context, page } = await openPhone(url, {
    flags: [`--remote-debugging-port=${port}`],
  });
  if (isStranger) await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  const result = await lighthouse(url + path, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: CATEGORIES,
    // The guest's session is in localStorage.
    disableStorageReset: true,
  });
  await context.close();
  const report = result.lhr;
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  if (!report.finalDisplayedUrl.endsWith(path)) throw new Error(report.finalDisplayedUrl);
  return report;
}

/** Returns the failed audits of all categories but performance. */
function failedAudits(report) {
  return CATEGORIES.slice(1)
    .flatMap((name) => report.categories[name].auditRefs)
    .map(({ id }) => report.audits[id])
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, title }) => `- ${id}: ${title}`);
}
