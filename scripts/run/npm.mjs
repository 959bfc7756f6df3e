/** Returns how the npm that runs us is called, or else the one of the PATH: a program, its arguments and options. */
export function npmCommand(args) {
  const { npm_execpath: npm } = process.env;
  if (npm) return { command: process.execPath, args: [npm, ...args], options: {} };
  return { command: 'npm', args, options: { shell: process.platform === 'win32' } };
}
