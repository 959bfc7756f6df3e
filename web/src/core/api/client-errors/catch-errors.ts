/** Reports an error, or an error event (rule client-errors). The code for it is loaded with the first error. */
export const report = (thrown: unknown): void =>
  void import('./report-error.ts').then(
    (module) => module.reportError(thrown),
    () => undefined,
  );

/** Starts to report uncaught errors. */
export function catchErrors(): void {
  addEventListener('error', report);
  addEventListener('unhandledrejection', report);
}
