import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Accordion.layer.css';
import { Accordion } from '@mantine/core';
import { Avatar } from '@pieno/ui/pictures/avatar.tsx';
import { PEOPLE } from '../../pictures/portraits.ts';
import look from '../../kit/fields/question-group.module.css';
import styles from './accordion-page.module.css';
import { ASKED } from './questions.ts';

/** Each question has the portrait of the person who asked it. */
export function AskedGroup() {
  return (
    <Accordion order={3} transitionDuration={160} classNames={look}>
      {ASKED.map(({ id, person, name, title, text }) => (
        <Accordion.Item key={id} value={id}>
          <Accordion.Control icon={<Avatar src={PEOPLE[person].src} size={40} />}>
            <span className={styles.asker}>
              {title}
              <small>{name} asked</small>
            </span>
          </Accordion.Control>
          <Accordion.Panel className={look.text}>{text}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
