import type { Today } from '@pieno/contract/today/today.ts';
import { Card } from '@pieno/ui/card.tsx';
import { useNow } from '../../../core/browser/use-now.ts';
import { m } from '../../../paraglide/messages.js';
import styles from '../lists.module.css';
import { decisionTasks } from './decision-tasks.ts';
import { Outsiders } from './outsiders.tsx';
import { TaskRows } from './task-rows.tsx';
import { UnknownFuelRow } from './unknown-fuel-row.tsx';

export function DecisionBlock({ today }: { today: Today }) {
  const tasks = decisionTasks(today, useNow());
  const { fuels, outsiders } = today;
  return (
    <Card title={m.admin_to_decide()} variant="flush">
      <ul role="list">
        <TaskRows tasks={tasks} />
        {fuels.map((fuel) => (
          <UnknownFuelRow key={fuel.name} fuel={fuel} />
        ))}
        {tasks.length + fuels.length + outsiders === 0 && (
          <li className={styles.row}>{m.admin_nothing()}</li>
        )}
        <Outsiders count={outsiders} />
      </ul>
    </Card>
  );
}
