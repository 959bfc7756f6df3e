import IconBold from '~icons/tabler/bold';
import IconHeading from '~icons/tabler/heading';
import IconLink from '~icons/tabler/link';
import IconList from '~icons/tabler/list';
import IconPilcrow from '~icons/tabler/pilcrow';
import type { Icon } from '@pieno/ui/icon.tsx';
import { m } from '../../../paraglide/messages.js';
import styles from './mark-bar.module.css';
import { MARK_NAMES, type Mark } from './mark-up.ts';

const LOOKS: Record<Mark, [Outline: Icon, label: () => string]> = {
  title: [IconHeading, m.admin_mark_title],
  paragraph: [IconPilcrow, m.admin_mark_paragraph],
  bold: [IconBold, m.admin_mark_bold],
  list: [IconList, m.admin_mark_list],
  link: [IconLink, m.admin_mark_link],
};

export const MarkBar = ({ onMark }: { onMark: (mark: Mark) => void }) => (
  <div className={styles.bar} role="group" aria-label={m.admin_marks()}>
    {MARK_NAMES.map((mark) => {
      const [Outline, label] = LOOKS[mark];
      return (
        <button
          key={mark}
          type="button"
          className={styles.button}
          aria-label={label()}
          title={label()}
          onClick={() => onMark(mark)}
        >
          <Outline size={20} stroke={1.75} aria-hidden="true" />
        </button>
      );
    })}
  </div>
);
