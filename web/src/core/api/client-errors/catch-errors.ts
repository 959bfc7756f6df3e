/**
 * Reports an error, or an event that tells of one (rule client-errors). What that takes is loaded with the first one alone.
 */
export const report = (thrown: unknown): void =>
  void import('./report-error.ts').then(
    (module) => module.reportError(thrown),
    () => undefined,
  );

/** Reports what nobody catches from now on. */
export function catchErrors(): void {
  addEventListener('error', report);
  addEventListener('unhandledrejection', report);
}
