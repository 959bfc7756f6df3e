import { expect, test } from 'vitest';
import { typedCommand } from './typed-command.ts';

test.each([
  ['data key', 'npm run data -- key', 'pieno data key'],
  ['doctor', 'npm run doctor', 'pieno doctor'],
  ['start', 'npm start', 'pieno start'],
  ['start --no-backup', 'npm start -- --no-backup', 'pieno start --no-backup'],
])('«%s» is typed as the installation runs it', (command, inClone, inRelease) => {
  expect(typedCommand(command)).toBe(inClone);
  expect(typedCommand(command, true)).toBe(inRelease);
});
