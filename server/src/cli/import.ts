/** npm run import */
import { runFromTerminal } from './run-from-terminal.ts';

await runFromTerminal('import');
