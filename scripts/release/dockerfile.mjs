/**
 * Reads the last stage of a Dockerfile.
 * @returns its instructions, each with its name and arguments; heredocs and variables are not supported
 */
export function lastStage(text) {
  const lines = text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim());
  const steps = lines.map((line) => /^\s*([A-Z]+)\s+(.*)$/.exec(line).slice(1));
  const start = steps.findLastIndex(([name]) => name === 'FROM');
  return steps.slice(start).map(([name, rest]) => ({ name, rest }));
}
