import IconPhoto from '~icons/tabler/photo';
import { useMutation } from '@tanstack/react-query';
import { removeLogo, sendLogo } from '../../../core/api/pictures/station-pictures.ts';
import { AskingButton } from '../../../core/components/asking-button.tsx';
import { Failure } from '../../../core/components/outcome.tsx';
import { m } from '../../../paraglide/messages.js';
import { FilePick } from './file-pick.tsx';
import type { PicturesPartProps } from './part-props.ts';
import styles from './pictures.module.css';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

/** The logo: choose, change, remove. */
export function LogoPart({ stationId, pictures, onChange, onDoubt }: PicturesPartProps) {
  const { logo_url: logo } = pictures;
  const { uploads, add, retry, discard } = useUploads(
    (file) => sendLogo(stationId, file),
    onChange,
  );
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => removeLogo(stationId),
    onSuccess: onChange,
    onError: onDoubt,
  });
  return (
    <section className={styles.part} aria-label={m.pictures_logo()}>
      <h3 className={styles.heading}>{m.pictures_logo()}</h3>
      <div className={styles.row}>
        <span className={styles.logo}>
          {logo ? (
            <img src={logo} alt={m.pictures_logo_now()} width={64} height={64} />
          ) : (
            <IconPhoto size={32} stroke={1.75} aria-hidden="true" />
          )}
        </span>
        <div className={styles.actions}>
          <FilePick
            label={logo ? m.pictures_logo_change() : m.pictures_logo_choose()}
            onPick={add}
          />
          {logo && (
            <AskingButton
              variant="quiet"
              aria-busy={isPending}
              label={m.pictures_logo_remove()}
              question={m.pictures_logo_question()}
              onYes={() => !isPending && mutate()}
            />
          )}
        </div>
      </div>
      <Failure of={error} />
      <UploadList uploads={uploads} onRetry={retry} onDiscard={discard} />
    </section>
  );
}
