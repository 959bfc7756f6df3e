import { backupWords } from '@pieno/contract/backups/backups.ts';
import type { Today } from '@pieno/contract/today/today.ts';
import { Card } from '@pieno/ui/card.tsx';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { useNow } from '../../../hooks/use-now.ts';
import { m } from '../../../paraglide/messages.js';
import { brokenTasks } from './broken-tasks.ts';
import { TaskRows } from './task-rows.tsx';

/** What does not work; or in green that all does, with the back-up that was last restored to prove it. */
export function BrokenBlock({ today }: { today: Today }) {
  const now = useNow();
  const tasks = brokenTasks(today, now);
  const copies = backupWords(today.backups, now);
  return (
    <>
      {tasks.length > 0 && (
        <Card title={m.admin_broken()} variant="flush">
          <ul role="list">
            <TaskRows tasks={tasks} isBroken />
          </ul>
        </Card>
      )}
      {!copies.isWrong && (
        <Banner kind={today.backups.proven ? 'success' : 'info'}>
          {tasks.length === 0 && <p>{m.admin_all_works()}</p>}
          <p>{copies.text}</p>
        </Banner>
      )}
    </>
  );
}
