// Launch options for Chromium on this machine, for tests, benchmarks and screenshots.
import { findChromium, findHeadlessChromium } from './machine.mjs';

/**
 * Disabled features of Chromium. Each window loads two pages for its invisible address bar: a quarter of the time of a
 * new context and its first pages.
 */
const OFF = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** The features that Playwright disables: of two such arguments Chromium reads only the last (chromium.test.mjs). */
const OFF_FOR_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

export const CHROMIUM = {
  executablePath: findChromium() ?? '/usr/bin/chromium',
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    // Maps need WebGL, and test machines have no GPU.
    '--enable-unsafe-swiftshader',
    `--disable-features=${[...OFF_FOR_PLAYWRIGHT, ...OFF].join()}`,
  ],
};

/**
 * Chromium without windows, if installed: the same engine with a seventh less processor time. For tests; measurements
 * and screenshots use the browser of users.
 */
export const HEADLESS_CHROMIUM = {
  ...CHROMIUM,
  executablePath: findHeadlessChromium() ?? CHROMIUM.executablePath,
};
