// Launch options for Chromium on this machine, used by tests, benchmarks and screenshots.
import { findChromium, findHeadlessChromium } from './machine.mjs';

/**
 * Features of Chromium that are off. Each window loads two pages for its address bar, which nobody sees here: a quarter
 * of the time that a new context and its first pages take.
 */
const OFF = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Those that Playwright switches off: of two such arguments Chromium reads the last (chromium.test.mjs). */
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
 * Chromium without windows, where it is installed: the same engine in a seventh less of a processor's time. For tests;
 * measurements and pictures are made with the browser that people have.
 */
export const HEADLESS_CHROMIUM = {
  ...CHROMIUM,
  executablePath: findHeadlessChromium() ?? CHROMIUM.executablePath,
};
