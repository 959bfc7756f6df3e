/** The migrated template from which a test file copies its database. */
export type TestEngine =
  | { kind: 'embedded'; template: string }
  | { kind: 'postgres'; serverUrl: string; template: string };

declare module 'vitest' {
  export interface ProvidedContext {
    engine: TestEngine;
  }
}
