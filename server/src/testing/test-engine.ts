/** Where a test file gets its database from: a migrated one that is copied. */
export type TestEngine =
  | { kind: 'embedded'; template: string }
  | { kind: 'postgres'; serverUrl: string; template: string };

declare module 'vitest' {
  export interface ProvidedContext {
    engine: TestEngine;
  }
}
