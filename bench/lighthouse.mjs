// Lighthouse on the entry as a stranger, and on /home, a ranking and a station as a guest: emulated phone, slow network,
// fresh profile for each run, medians.
import lighthouse from 'lighthouse';
import { temporaryFolder } from './parts/data/data-folder.mjs';
import { bar, median, table } from './parts/figures.mjs';
import { openPhone } from './parts/phone/phone.mjs';
import { freePort } from '../scripts/run/free-port.mjs';
import { startPieno } from './parts/processes.mjs';

const RUNS = 5;
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
const pages = [];
for (const [path, isStranger] of PAGES) {
  const reports = [];
  for (let run = 0; run < RUNS; run += 1) reports.push(await visit(path, isStranger));
  const audit = (name) => median(reports.map((report) => report.audits[name].numericValue));
  pages.push({
    path,
    reports,
    scores: CATEGORIES.map((name) =>
      Math.round(median(reports.map((report) => report.categories[name].score * 100))),
    ),
    audit,
  });
}
await pieno.stop();

const LAYOUT_SHIFT = 'cumulative-layout-shift';
table(
  ['page', ...CATEGORIES, ...Object.values(MEASURED)],
  pages.map(({ path, scores, audit }) => [
    path,
    ...scores,
    ...Object.keys(MEASURED).map((name) =>
      name === LAYOUT_SHIFT ? audit(name).toFixed(3) : (audit(name) / 1000).toFixed(2),
    ),
  ]),
);
const all = pages.flatMap(({ reports }) => reports);
const speed = median(all.map((report) => report.environment.benchmarkIndex));
console.log(`Lighthouse's own index of this machine's speed: ${Math.round(speed)}.\n`);
const failed = new Set(all.flatMap(failedAudits));
if (failed.size > 0) console.log(`Audits that failed:\n${[...failed].join('\n')}\n`);
for (const { path, scores, audit } of pages) {
  bar(`${path}: performance 95 or more`, scores[0] >= 95);
  bar(`${path}: LCP under 1.2 s`, audit('largest-contentful-paint') < 1_200);
  bar(`${path}: CLS 0.000`, audit(LAYOUT_SHIFT) < 0.0005);
}

async function visit(path, isStranger) {
  const port = await freePort();
  const { context, page } = await openPhone(pieno.url, {
    flags: [`--remote-debugging-port=${port}`],
  });
  if (isStranger) await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  const result = await lighthouse(pieno.url + path, {
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
