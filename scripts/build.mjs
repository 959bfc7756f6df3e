// Builds the pages unless they are what the sources say.
import { findNode } from './runtime.mjs';
import { buildWeb, isWebBuilt } from './web-build.mjs';

if (!isWebBuilt() && !(await buildWeb(findNode()))) process.exitCode = 1;
