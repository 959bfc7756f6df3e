import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Accordion.layer.css';
import { Accordion, type AccordionProps } from '@mantine/core';
import IconPlus from '~icons/tabler/plus';
import styles from './question-group.module.css';
import type { Icon } from '@pieno/ui/icon.tsx';

export interface Question {
  id: string;
  title: string;
  text: string;
  icon?: Icon;
}

interface QuestionGroupProps extends Pick<AccordionProps, 'variant' | 'chevronPosition'> {
  questions: readonly Question[];
  /** Id of the initially open question. */
  open?: string | undefined;
  withIcons?: boolean;
  /** A plus that rotates into a cross, instead of the chevron. */
  withPlus?: boolean;
}

/** At most one question is open. */
export function QuestionGroup({
  questions,
  open,
  withIcons,
  withPlus,
  ...look
}: QuestionGroupProps) {
  return (
    <Accordion
      {...look}
      {...(withPlus && { chevron: <IconPlus size={20} stroke={1.75} aria-hidden="true" /> })}
      defaultValue={open ?? null}
      order={3}
      transitionDuration={160}
      classNames={withPlus ? { ...styles, chevron: styles.plus } : styles}
    >
      {questions.map(({ id, icon: Outline, title, text }) => (
        <Accordion.Item key={id} value={id}>
          <Accordion.Control
            icon={withIcons && Outline && <Outline size={22} stroke={1.75} aria-hidden="true" />}
          >
            {title}
          </Accordion.Control>
          <Accordion.Panel className={styles.text}>{text}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
