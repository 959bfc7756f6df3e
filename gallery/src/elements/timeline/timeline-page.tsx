import '@mantine/core/styles/Timeline.layer.css';
import { Timeline } from '@mantine/core';
import { Avatar } from '@pieno/ui/pictures/avatar.tsx';
import { Price } from '@pieno/ui/price/price.tsx';
import IconCheck from '~icons/tabler/check';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { PEOPLE } from '../../pictures/portraits.ts';
import { CHECKOUT_STEPS, ORDER, ORDER_REACHED, PEOPLE_TODAY, PRICES, YEARS } from './events.ts';
import styles from './timeline.module.css';

const classNames = {
  item: styles.side,
  itemBody: styles.side,
  itemTitle: styles.title,
  itemBullet: styles.bullet,
};

export function TimelinePage() {
  return (
    <ExamplePage>
      <Example title="An order" lead="What has happened is in colour; what comes is not.">
        <Timeline active={ORDER_REACHED} bulletSize={32} lineWidth={2}>
          {ORDER.map(({ title, text, time, icon: Outline }, index) => (
            <Timeline.Item
              key={title}
              title={title}
              lineVariant={index < ORDER_REACHED ? 'solid' : 'dashed'}
              bullet={<Outline size={18} stroke={1.75} aria-hidden="true" />}
              classNames={classNames}
            >
              <p className={styles.text}>{text}</p>
              <p className={styles.time}>{time}</p>
            </Timeline.Item>
          ))}
        </Timeline>
      </Example>
      <Example title="A price through the days" lead="Diesel at Tre Torri.">
        <Timeline active={0} bulletSize={16} lineWidth={2}>
          {PRICES.map(({ when, price, by }) => (
            <Timeline.Item key={when} title={when} classNames={classNames}>
              <div className={styles.price}>
                <span className={styles.text}>{by}</span>
                <span lang="it">
                  <Price value={price} unit="litre" size="sm" />
                </span>
              </div>
            </Timeline.Item>
          ))}
        </Timeline>
      </Example>
      <Example title="Side by side" lead="Few steps, in one line.">
        <ol role="list" className={styles.steps}>
          {CHECKOUT_STEPS.map(({ name, state }, index) => (
            <li
              key={name}
              data-state={state}
              {...(state === 'now' && { 'aria-current': 'step' as const })}
            >
              <span className={styles.dot}>
                {state === 'done' ? (
                  <IconCheck size={18} stroke={2.5} aria-label="Done:" />
                ) : (
                  index + 1
                )}
              </span>
              {name}
            </li>
          ))}
        </ol>
      </Example>
      <Example title="Who did what" lead="This morning.">
        <ol role="list" className={styles.people}>
          {PEOPLE_TODAY.map(({ person, name, did, time }) => (
            <li key={name}>
              <Avatar src={PEOPLE[person].src} size={40} />
              <span>
                <strong>{name}</strong> {did}
              </span>
              <span className={styles.time}>{time}</span>
            </li>
          ))}
        </ol>
      </Example>
      <Example title="From the other side" lead="The line on the right.">
        <Timeline
          className={styles.opposite}
          active={1}
          align="right"
          bulletSize={20}
          lineWidth={2}
        >
          {ORDER.slice(0, 3).map(({ title, time }) => (
            <Timeline.Item key={title} title={title} classNames={classNames}>
              <p className={styles.time}>{time}</p>
            </Timeline.Item>
          ))}
        </Timeline>
      </Example>
      <Example title="Years">
        <ol role="list" className={styles.years}>
          {YEARS.map(({ year, text }) => (
            <li key={year}>
              <span className={styles.year}>{year}</span>
              {text}
            </li>
          ))}
        </ol>
      </Example>
    </ExamplePage>
  );
}
