// The journeys of e2e/ that are related to a change.

/** Journeys of folders with another name. */
export const JOURNEYS = [
  [/\/worker\//, ['offline', 'update', 'worker']],
  [/\/pwa\//, ['prompts', 'update']],
  [/\/(session|guests)\//, ['sessions']],
  [/\/(forms|api)\//, ['failures', 'accounts']],
  [/\/(login|register)\//, ['accounts']],
  [/\/(forget|change)-password\//, ['recovery']],
  [/\/social-login\//, ['social', 'return-to']],
  [/\/user-profile\//, ['profile']],
  [/\/home\//, ['first-visit', 'in-sight']],
  [/\/ranking\//, ['first-visit', 'fuels', 'in-sight']],
  [/\/business\//, ['first-visit', 'reports']],
  [/\/(invitation|station-details|station-tokens)\//, ['owner']],
  [/\/station-pictures\//, ['pictures']],
  [/\/admin\//, ['office']],
  [/\/frame\//, ['shell', 'back']],
];
/** The journey for product changes without a related one. */
const SHORTEST = 'first-visit';

/**
 * @param changed paths of changed files
 * @param all a set of the paths of all files
 * @returns a set of the paths of the journeys to run
 */
export function relatedJourneys(changed, all) {
  const names = new Set();
  for (const file of changed) {
    for (const [folder, journeys] of JOURNEYS)
      if (folder.test(file)) journeys.forEach((journey) => names.add(journey));
    // The parts of the path, without the ending: a change in screens/settings/ runs e2e/settings.spec.ts.
    for (const part of file.replace(/\.[^/]*$/, '').split('/')) names.add(part);
  }
  const paths = (journeys) => journeys.map((journey) => `e2e/${journey}.spec.ts`);
  const own = paths([...names]).filter((file) => all.has(file));
  const isDelivered = changed.some((file) => /^(web|server|contract)\/(?!.*\.test\.)/.test(file));
  return new Set(own.length === 0 && isDelivered ? paths([SHORTEST]) : own);
}
