/**
 * Takes away what the tests of a file have rendered, which the library does for the first file of a page alone, and what
 * those of earlier files have stored.
 */
import { beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';

localStorage.clear();
sessionStorage.clear();
beforeEach(cleanup);
