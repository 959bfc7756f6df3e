/** Takes away what the tests of a file have rendered: the library does so for the first file of a page alone. */
import { beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';

beforeEach(cleanup);
