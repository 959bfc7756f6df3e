import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Mark.layer.css';
import { Highlight } from '@mantine/core';
import { Chip } from '@pieno/ui/chip.tsx';
import { Link } from '@pieno/ui/buttons/link.tsx';
import IconHelp from '~icons/tabler/help';
import { PictureImage } from '../../kit/pictures/picture-image.tsx';
import type { Entry } from './entries.ts';
import styles from './result-row.module.css';

interface ResultRowProps {
  entry: Entry;
  /** Words to highlight. */
  words: readonly string[];
}

/** The whole row is a link to the result. */
export function ResultRow({ entry: { kind, title, text, path, picture }, words }: ResultRowProps) {
  const mark = (sentence: string) => (
    <Highlight component="span" inherit highlight={[...words]}>
      {sentence}
    </Highlight>
  );
  return (
    <li className={styles.row}>
      <span className={styles.tile} data-kind={kind}>
        {picture ? (
          <PictureImage picture={picture} alt="" />
        ) : (
          <IconHelp size={26} stroke={1.75} aria-hidden="true" />
        )}
      </span>
      <div className={styles.texts}>
        <h3 className={styles.title}>
          <Link to={path} className={styles.link}>
            {mark(title)}
          </Link>
        </h3>
        <p className={styles.text}>{mark(text)}</p>
      </div>
      <Chip>{kind}</Chip>
    </li>
  );
}
