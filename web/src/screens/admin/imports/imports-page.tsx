import { ImportRuns } from './import-runs.tsx';
import { NewImport } from './new-import.tsx';

/** *Importa*: files and addresses that are tried, imported and undone (rule admin-imports-page). */
export const ImportsPage = () => (
  <>
    <NewImport />
    <ImportRuns />
  </>
);
