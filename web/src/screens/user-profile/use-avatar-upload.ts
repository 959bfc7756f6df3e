import { IMAGE_MAX_BYTES } from '@pieno/contract/limits.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { failureOf } from '../../core/forms/field-errors.ts';
import { m } from '../../paraglide/messages.js';
import { saveAvatar, USER_SCOPE } from '../../features/account/save-user.ts';
import type { Notify } from '../../core/components/notice.tsx';

interface AvatarUpload {
  /** Object URL of the chosen picture; null while the account's own picture is shown. */
  preview: string | null;
  isUploading: boolean;
  upload: (file: File) => void;
}

/** Shows the chosen picture while it is uploaded, and the previous one again if that fails (rule profile-avatar). */
export function useAvatarUpload(userId: string, notify: Notify): AvatarUpload {
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview);
    return undefined;
  }, [preview]);
  const { mutate, isPending } = useMutation({
    scope: USER_SCOPE,
    mutationFn: ({ by, file }: { by: string; file: File }) => saveAvatar(by, file),
    onSuccess: () => notify({ kind: 'success', text: m.profile_image_saved() }),
    onError(error) {
      setPreview(null);
      notify({ kind: 'error', text: failureOf(error) });
    },
  });

  function upload(file: File): void {
    if (isPending) return;
    const refusal = refusalOf(file);
    notify(refusal === null ? null : { kind: 'error', text: refusal });
    if (refusal !== null) return;
    setPreview(URL.createObjectURL(file));
    mutate({ by: userId, file });
  }

  return { preview, isUploading: isPending, upload };
}

/** Returns why a file is rejected without being sent, or null (rule avatar-rules). */
function refusalOf({ type, size }: File): string | null {
  if (!type.startsWith('image/')) return m.error_not_an_image();
  return size > IMAGE_MAX_BYTES ? m.error_image_too_large() : null;
}
