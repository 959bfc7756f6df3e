import { ImportRuns } from './import-runs.tsx';

/** *Importa*: files and addresses that are tried, imported and undone (rule admin-imports-part). */
export function ImportsPart() {
  return <ImportRuns />;
}
