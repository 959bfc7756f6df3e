import IconDownload from '~icons/tabler/download';
import IconTrash from '~icons/tabler/trash';
import { EXPORT_FILE } from '@pieno/contract/profile/export.ts';
import type { User } from '@pieno/contract/accounts/visitor.ts';
import { BusyIcon } from '@pieno/ui/states/busy-icon.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { exportUser } from '../../core/api/profile/profile.ts';
import { saveFile } from '../../core/browser/save-file.ts';
import { m } from '../../paraglide/messages.js';
import type { Notify } from '../../core/components/notice.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import styles from './own-data-card.module.css';

/** Card to export the data stored about the user, and to delete the account. */
export function OwnDataCard({ user, onNotice }: { user: User; onNotice: Notify }) {
  const [isDeleting, setDeleting] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: exportUser,
    onSuccess: (data) => saveFile(data, EXPORT_FILE),
    onError: (error) => onNotice({ kind: 'error', text: error.message }),
  });
  return (
    <Card title={m.own_data_title()}>
      <p className={styles.text}>{m.own_data_text()}</p>
      <div className={styles.actions}>
        <Button
          variant="default"
          aria-busy={isPending}
          aria-disabled={isPending}
          onClick={() => !isPending && mutate()}
        >
          {isPending ? (
            <BusyIcon size={20} />
          ) : (
            <IconDownload size={20} stroke={1.75} aria-hidden="true" />
          )}
          {m.own_data_export()}
        </Button>
        <span className={styles.danger}>
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => setDeleting(true)}>
            <IconTrash size={20} stroke={1.75} aria-hidden="true" />
            {m.own_data_delete()}
          </Button>
        </span>
      </div>
      {isDeleting && (
        <DeleteDialog hasPassword={user.has_password} onClose={() => setDeleting(false)} />
      )}
    </Card>
  );
}
