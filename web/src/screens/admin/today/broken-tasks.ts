import { backupWords } from '@pieno/contract/backups/backups.ts';
import { mailWaitingWords } from '@pieno/contract/mail/mail-words.ts';
import { diskWords } from '@pieno/contract/today/disk-words.ts';
import type { Today } from '@pieno/contract/today/today.ts';
import { ageText } from '../../../format/age.ts';
import { sinceText } from '../../../format/since.ts';
import { m } from '../../../paraglide/messages.js';
import { kindName } from '../imports/import-words.ts';
import type { Task } from './task.ts';

/** What does not work, the data before all. */
export function brokenTasks(today: Today, now: Date): Task[] {
  const { backups, disks, imports, unpublished, address, contact, mail, proxy } = today;
  const copies = backupWords(backups, now);
  return [
    ...only(copies.isWrong, { key: 'backups', text: copies.text, step: copies.step }),
    ...disks.map((disk): Task => ({
      key: `disk ${disk.folder}`,
      text: diskWords(disk),
      step: m.admin_step_disk(),
    })),
    ...unpublished.map(({ id, name }): Task => ({
      key: `unpublished ${id}`,
      text: m.admin_unpublished({ name }),
      to: `/admin/distributori/${id}`,
      step: m.admin_step_station(),
    })),
    ...imports.flatMap(({ kind, failed }): Task[] =>
      failed === null ? [] : [importTask(kind, failed, now)],
    ),
    ...only(!address.configured, {
      key: 'address',
      text: m.admin_address_off(),
      step: m.admin_step_address(),
    }),
    ...only(proxy.unnamed, {
      key: 'proxy',
      text: m.admin_proxy_unnamed(),
      step: m.admin_step_proxy(),
    }),
    ...only(!contact.configured, {
      key: 'contact',
      text: m.admin_contact_none(),
      to: '/admin/sistema/impostazioni',
      step: m.admin_step_contact(),
    }),
    ...mailTasks(mail, now),
  ];
}

function mailTasks({ configured, waiting }: Today['mail'], now: Date): Task[] {
  const key = 'mail';
  if (!configured) return [{ key, text: m.admin_mail_off(), step: m.admin_step_mail() }];
  if (!waiting) return [];
  const text = mailWaitingWords(waiting, sinceText(waiting.since, now));
  return [{ key, text, step: m.admin_step_mail_trial() }];
}

const only = (isSo: boolean, task: Task): Task[] => (isSo ? [task] : []);

function importTask(kind: string, failed: { at: string; message: string }, now: Date): Task {
  const when = ageText(failed.at, now);
  return {
    key: `import ${kind}`,
    text: m.admin_import_failed({ kind: kindName(kind), when, message: failed.message }),
    to: '/admin/sistema/importazioni',
    step: m.admin_step_import(),
  };
}
