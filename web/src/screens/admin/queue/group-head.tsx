import { CheckboxField } from '@pieno/ui/forms/checkbox-field.tsx';
import { m } from '../../../paraglide/messages.js';
import { AuthorRecord } from './author-record.tsx';
import type { QueueGroup } from './groups.ts';
import styles from './queue-list.module.css';

interface GroupHeadProps {
  group: QueueGroup;
  id: string;
  /** By author's id, the person's number here. */
  numbers: ReadonlyMap<string, number>;
  chosen: number;
  onChoose: (isChosen: boolean) => void;
}

/** What a group's prices share, their number, and the checkbox that chooses all of them. */
export function GroupHead({ group, id, numbers, chosen, onChoose }: GroupHeadProps) {
  const { title, items, author } = group;
  return (
    <div className={styles.head}>
      <h3 id={id} className={styles.title}>
        <CheckboxField
          name="group"
          label={m.admin_group_title({ title, count: items.length })}
          checked={chosen === items.length}
          isPartial={chosen > 0 && chosen < items.length}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </h3>
      {author && <AuthorRecord author={author} number={numbers.get(author.id)!} />}
    </div>
  );
}
