import { FileButton } from '@mantine/core';
import { Avatar } from '@pieno/ui/pictures/avatar.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { useEffect, useState } from 'react';
import { PEOPLE } from '../../pictures/portraits.ts';
import { ACCEPTED, refusalOf } from './accepted.ts';
import styles from './portrait-picker.module.css';

/** A profile picture with a preview. */
export function PortraitPicker() {
  const [picture, setPicture] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => () => URL.revokeObjectURL(picture ?? ''), [picture]);
  const choose = (file: File | null) => {
    if (!file) return;
    setRefusal(refusalOf(file));
    if (refusalOf(file) === undefined) setPicture(URL.createObjectURL(file));
  };
  return (
    <div className={styles.picker}>
      <Avatar src={picture ?? PEOPLE.chiara.src} size={88} />
      <div className={styles.actions}>
        <FileButton accept={ACCEPTED.join()} onChange={choose}>
          {(props) => (
            <Button variant="default" {...props}>
              Choose a picture
            </Button>
          )}
        </FileButton>
        {picture !== undefined && (
          <Button variant="quiet" onClick={() => setPicture(undefined)}>
            Back to the old one
          </Button>
        )}
        {refusal !== undefined && (
          <p role="alert" className={styles.refusal}>
            {refusal}
          </p>
        )}
      </div>
    </div>
  );
}
