import { GALLERY_MAX } from '@pieno/contract/station-limits.ts';
import type { StationPicture, StationPictures } from '@pieno/contract/pictures/station-pictures.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { TextField } from '@pieno/ui/forms/text-field.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { describePicture } from '../../../core/api/pictures/station-pictures.ts';
import { errorsOfAnswer, failureOf } from '../../../core/forms/field-errors.ts';
import { Outcome } from '../../../core/components/outcome.tsx';
import { m } from '../../../paraglide/messages.js';
import styles from './pictures.module.css';

interface PhotoTextsProps {
  picture: StationPicture;
  stationId: number;
  onChange: (changed: StationPictures) => void;
}

/** Alternative text and caption of a photo. Input stays until saved. */
export function PhotoTexts({ picture, stationId, onChange }: PhotoTextsProps) {
  const [typed, setTyped] = useState<{ alt?: string; caption?: string }>({});
  const texts = { alt: picture.alt, caption: picture.caption ?? '', ...typed };
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: (sent: typeof texts) => describePicture(stationId, picture.id, sent),
    onSuccess: (answer, sent) => {
      onChange(answer);
      // Keep what was typed while saving.
      setTyped(({ alt, caption }) => ({
        ...(alt !== undefined && alt !== sent.alt && { alt }),
        ...(caption !== undefined && caption !== sent.caption && { caption }),
      }));
    },
  });
  const errors = error ? errorsOfAnswer(error) : {};
  const field = (name: 'alt' | 'caption') => ({
    name,
    value: texts[name],
    error: errors[name],
    maxLength: GALLERY_MAX[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: target.value });
      if (isSuccess || error) reset();
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) mutate(texts);
  };
  return (
    <form noValidate className={styles.texts} onSubmit={submit}>
      <TextField label={m.pictures_alt()} hint={m.pictures_alt_hint()} {...field('alt')} />
      <TextField label={m.pictures_caption()} {...field('caption')} />
      {error && <Outcome kind="error">{failureOf(error)}</Outcome>}
      {isSuccess && <Outcome kind="success">{m.pictures_words_saved()}</Outcome>}
      <Button type="submit" aria-busy={isPending}>
        {m.pictures_words_save()}
      </Button>
    </form>
  );
}
