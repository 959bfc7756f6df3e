/** npm run admin */
import { runFromTerminal } from './run-from-terminal.ts';

await runFromTerminal('admin');
