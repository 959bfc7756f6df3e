// How a Chromium is started on this machine, by tests, benches and whoever takes pictures.
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
