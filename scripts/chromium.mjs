// Launch options for Chromium on this machine, used by tests, benchmarks and screenshots.
import { findChromium } from './machine.mjs';

export const CHROMIUM = {
  executablePath: findChromium() ?? '/usr/bin/chromium',
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    // Maps need WebGL, and test machines have no GPU.
    '--enable-unsafe-swiftshader',
  ],
};
