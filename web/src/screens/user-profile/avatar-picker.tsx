import type { User } from '@pieno/contract/accounts/visitor.ts';
import IconCamera from '~icons/tabler/camera';
import { Avatar } from '@pieno/ui/pictures/avatar.tsx';
import { FileLabel } from '@pieno/ui/forms/file-label.tsx';
import { BusyIcon } from '@pieno/ui/states/busy-icon.tsx';
import { VisuallyHidden } from '@pieno/ui/visually-hidden.tsx';
import { m } from '../../paraglide/messages.js';
import type { Notify } from '../../core/components/notice.tsx';
import styles from './avatar-picker.module.css';
import { useAvatarUpload } from './use-avatar-upload.ts';

interface AvatarPickerProps {
  user: User;
  onNotice: Notify;
}

/** Lets the user choose a profile picture, which is shown and uploaded at once (rule profile-avatar). */
export function AvatarPicker({ user, onNotice }: AvatarPickerProps) {
  const { preview, isUploading, upload } = useAvatarUpload(user.id, onNotice);

  return (
    <FileLabel
      className={styles.picker}
      accept="image/*"
      aria-label={m.profile_choose_image()}
      isBusy={isUploading}
      onPick={([file]) => file && upload(file)}
    >
      <Avatar src={preview ?? user.avatar_image} size={112} />
      <span className={styles.badge}>
        <IconCamera size={20} stroke={1.75} aria-hidden="true" />
      </span>
      {isUploading && (
        <span className={styles.overlay}>
          <BusyIcon size={36} />
        </span>
      )}
      <span role="status">
        {isUploading && <VisuallyHidden>{m.profile_uploading()}</VisuallyHidden>}
      </span>
    </FileLabel>
  );
}
