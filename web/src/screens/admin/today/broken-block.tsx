import { isTrouble } from '@pieno/contract/checkup/checkup.ts';
import type { Today } from '@pieno/contract/today/today.ts';
import { Card } from '@pieno/ui/card.tsx';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { useNow } from '../../../core/browser/use-now.ts';
import { m } from '../../../paraglide/messages.js';
import { brokenTasks } from './broken-tasks.ts';
import { TaskRows } from './task-rows.tsx';

/** What does not work; or in green that everything does, with the last back-up that was restored as a test. */
export function BrokenBlock({ today: { checks } }: { today: Today }) {
  const tasks = brokenTasks(checks, useNow());
  const copies = checks.find(({ id }) => id === 'backups');
  return (
    <>
      {tasks.length > 0 && (
        <Card title={m.admin_broken()} variant="flush">
          <ul role="list">
            <TaskRows tasks={tasks} isBroken />
          </ul>
        </Card>
      )}
      {copies && !isTrouble(copies) && (
        <Banner kind={copies.state === 'ok' ? 'success' : 'info'}>
          {tasks.length === 0 && <p>{m.admin_all_works()}</p>}
          <p>{copies.text}</p>
        </Banner>
      )}
    </>
  );
}
