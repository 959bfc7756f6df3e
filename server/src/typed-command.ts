/** A release has a JavaScript file for every module, and `bin/pieno` instead of npm. */
const IS_RELEASE = import.meta.filename.endsWith('.js');

/**
 * Returns what an operator types here to run a command: `npm run data -- key`, or `pieno data key` in a release.
 * @param command its name with arguments, such as `data key`; `start` is the server
 */
export function typedCommand(command: string, isRelease = IS_RELEASE): string {
  if (isRelease) return `pieno ${command}`;
  const [name, ...rest] = command.split(' ');
  const parts = [name === 'start' ? 'npm' : 'npm run', name];
  return (rest.length > 0 ? [...parts, '--', ...rest] : parts).join(' ');
}
