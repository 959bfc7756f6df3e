import {
  asSentence,
  isTrouble,
  type CheckId,
  type Finding,
} from '@pieno/contract/checkup/checkup.ts';
import { ageText } from '../../../core/format/age.ts';
import { m } from '../../../paraglide/messages.js';
import type { Task } from './task.ts';

/** Where these pages can fix a problem; for the others the server describes how. */
const STEPS: Partial<Record<CheckId, (station: number | null) => Pick<Task, 'to' | 'step'>>> = {
  schedules: (station) => ({ to: `/admin/distributori/${station}`, step: m.admin_step_station() }),
  imports: () => ({ to: '/admin/sistema/importazioni', step: m.admin_step_import() }),
  jobs: () => ({ to: '/admin/sistema/lavori', step: m.admin_step_jobs() }),
  contact: () => ({ to: '/admin/sistema/impostazioni', step: m.admin_step_contact() }),
};

/** What does not work, or soon will not (rule checkup-list). */
export const brokenTasks = (checks: readonly Finding[], now: Date): Task[] =>
  checks.filter(isTrouble).map(({ id, text, step, station, at }) => ({
    key: `${id} ${text}`,
    text: asSentence(at ? `${text} (${m.admin_checked({ when: ageText(at, now) })})` : text),
    step: step ?? '',
    ...STEPS[id as CheckId]?.(station),
  }));
