import { CheckboxField } from '@pieno/ui/forms/checkbox-field.tsx';
import { m } from '../../../paraglide/messages.js';
import { AuthorRecord } from './author-record.tsx';
import type { QueueGroup } from './groups.ts';
import styles from './queue-list.module.css';

interface GroupHeadProps {
  group: QueueGroup;
  id: string;
  /** By an author's id, how the person is called here. */
  numbers: ReadonlyMap<string, number>;
  /** How many of the group's prices are chosen. */
  chosen: number;
  onChoose: (isChosen: boolean) => void;
}

/** What a group's prices share, how many they are, and the box that chooses all of them. */
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
