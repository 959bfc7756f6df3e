import { AutomaticJobs } from '../jobs/automatic-jobs.tsx';
import { ImportRuns } from './import-runs.tsx';
import { NewImport } from './new-import.tsx';

/** *Importa*: files and addresses that are tried, imported and undone (rule admin-imports-part), and what runs by itself. */
export function ImportsPart() {
  return (
    <>
      <NewImport />
      <ImportRuns />
      <AutomaticJobs />
    </>
  );
}
