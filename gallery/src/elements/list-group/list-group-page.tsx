import { Avatar } from '@pieno/ui/pictures/avatar.tsx';
import { Chip } from '@pieno/ui/chip.tsx';
import { Link } from '@pieno/ui/buttons/link.tsx';
import IconBell from '~icons/tabler/bell';
import IconChevronRight from '~icons/tabler/chevron-right';
import IconLanguage from '~icons/tabler/language';
import IconLock from '~icons/tabler/lock';
import IconUser from '~icons/tabler/user';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { PEOPLE } from '../../pictures/portraits.ts';
import { ActiveList, PaymentList, TaskList } from './choice-lists.tsx';
import styles from './list-group.module.css';

const NOTES = ['Dogana', 'Borgo Maggiore', 'Fiorentino', 'Serravalle'] as const;
const LINKS = [
  { to: '/user-profile', name: 'Profile', icon: IconUser },
  { to: '/notifications', name: 'Notifications', icon: IconBell, count: 4 },
  { to: '/language', name: 'Language', icon: IconLanguage },
  { to: '/change-password', name: 'Password', icon: IconLock },
] as const;
const DRIVERS = [
  { person: 'ada', name: 'Ada', about: 'Sent 214 prices', when: '2 min' },
  { person: 'luca', name: 'Luca', about: 'Found the air for the tyres', when: '1 h' },
  { person: 'chiara', name: 'Chiara', about: 'Asked about winter diesel', when: 'Fri' },
] as const;
const STEPS = ['Switch off the engine', 'Take the right nozzle', 'Pay before you leave'] as const;

export function ListGroupPage() {
  return (
    <ExamplePage>
      <Example title="Plain">
        <ul role="list" className={styles.list}>
          {NOTES.map((note) => (
            <li key={note} className={styles.row}>
              {note}
            </li>
          ))}
        </ul>
      </Example>
      <Example title="One is where you are" lead="Press another.">
        <ActiveList />
      </Example>
      <Example title="Links" lead="With an icon, a count and an arrow.">
        <ul role="list" className={styles.list}>
          {LINKS.map(({ to, name, icon: Outline, ...rest }) => (
            <li key={to}>
              <Link to={to} className={styles.row}>
                <Outline className={styles.icon} size={22} stroke={1.75} aria-hidden="true" />
                <span className={styles.grow}>{name}</span>
                {'count' in rest && <Chip tone="notice">{rest.count} new</Chip>}
                <IconChevronRight className="mirrored" size={18} stroke={1.75} aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      </Example>
      <Example title="People">
        <ul role="list" className={styles.list}>
          {DRIVERS.map(({ person, name, about, when }) => (
            <li key={name} className={styles.row}>
              <Avatar src={PEOPLE[person].src} size={44} />
              <span className={styles.grow}>
                <strong>{name}</strong>
                <small>{about}</small>
              </span>
              <span className={styles.end}>{when}</span>
            </li>
          ))}
        </ul>
      </Example>
      <Example title="To tick off">
        <TaskList />
      </Example>
      <Example title="One of a few">
        <PaymentList />
      </Example>
      <Example title="In order">
        <ol role="list" className={`${styles.list} ${styles.numbered}`}>
          {STEPS.map((step) => (
            <li key={step}>
              <span className={styles.row}>{step}</span>
            </li>
          ))}
        </ol>
      </Example>
      <Example title="Side by side">
        <ul role="list" className={styles.across}>
          {['Self', 'Served', 'Both'].map((mode) => (
            <li key={mode} className={styles.row}>
              {mode}
            </li>
          ))}
        </ul>
      </Example>
    </ExamplePage>
  );
}
