import { AutomaticJobs } from './automatic-jobs.tsx';
import { ImportRuns } from './import-runs.tsx';

/** *Importa*: files and addresses that are tried, imported and undone (rule admin-imports-part), and what runs by itself. */
export function ImportsPart() {
  return (
    <>
      <ImportRuns />
      <AutomaticJobs />
    </>
  );
}
