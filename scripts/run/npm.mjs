/** Returns how to call the npm that runs this process, or the one in the PATH: program, arguments and options. */
export function npmCommand(args) {
  const { npm_execpath: npm } = process.env;
  if (npm) return { command: process.execPath, args: [npm, ...args], options: {} };
  return { command: 'npm', args, options: { shell: process.platform === 'win32' } };
}
