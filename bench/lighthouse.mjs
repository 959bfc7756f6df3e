// Lighthouse on /home as a guest: emulated phone, slow network, fresh profile for each run, median of 5 runs.
import lighthouse from 'lighthouse';
import { temporaryFolder } from './parts/data-folder.mjs';
import { bar, median, table } from './parts/figures.mjs';
import { openPhone } from './parts/phone.mjs';
import { freePort } from '../scripts/free-port.mjs';
import { startPieno } from './parts/processes.mjs';

const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const MEASURED = {
  'first-contentful-paint': 'FCP s',
  'largest-contentful-paint': 'LCP s',
  'total-blocking-time': 'TBT s',
  'speed-index': 'Speed Index s',
  'cumulative-layout-shift': 'CLS',
};

const pieno = await startPieno({ dataDir: temporaryFolder() });
const reports = [];
for (let run = 0; run < RUNS; run += 1) reports.push(await visit(pieno.url));
await pieno.stop();

const category = (name) => median(reports.map((report) => report.categories[name].score * 100));
const audit = (name) => median(reports.map((report) => report.audits[name].numericValue));
const shown = (name) =>
  name === 'cumulative-layout-shift' ? audit(name).toFixed(3) : (audit(name) / 1000).toFixed(2);
table(
  [...CATEGORIES, ...Object.values(MEASURED)],
  [[...CATEGORIES.map((name) => Math.round(category(name))), ...Object.keys(MEASURED).map(shown)]],
);
const speed = median(reports.map((report) => report.environment.benchmarkIndex));
console.log(`Lighthouse's own index of this machine's speed: ${Math.round(speed)}.\n`);
const failed = new Set(reports.flatMap(failedAudits));
if (failed.size > 0) console.log(`Audits that failed:\n${[...failed].join('\n')}\n`);
bar('Performance 95 or more', Math.round(category('performance')) >= 95);
bar('LCP under 2.0 s', audit('largest-contentful-paint') < 2_000);
bar('CLS under 0.02', audit('cumulative-layout-shift') < 0.02);

async function visit(url) {
  const port = await freePort();
  const { context, page } = await openPhone(url, { flags: [`--remote-debugging-port=${port}`] });
  await page.goto('about:blank');
  const result = await lighthouse(`${url}/home`, {
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
  if (!report.finalDisplayedUrl.endsWith('/home')) throw new Error(report.finalDisplayedUrl);
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
