import '@mantine/core/styles/Spoiler.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Anchor.layer.css';
import { Spoiler, Text } from '@mantine/core';
import { Avatar } from '@pieno/ui/pictures/avatar.tsx';
import { Chip } from '@pieno/ui/chip.tsx';
import { Price } from '@pieno/ui/price/price.tsx';
import IconFile from '~icons/tabler/file';
import IconFolder from '~icons/tabler/folder';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { PEOPLE } from '../../pictures/portraits.ts';
import { MiddleTruncated } from './middle-truncated.tsx';
import styles from './text-truncation-page.module.css';
import { TruncationPlayground } from './truncation-playground.tsx';
import { FILES, LONG, MESSAGES, TAGS } from './sample-texts.ts';

export function TextTruncationPage() {
  return (
    <ExamplePage>
      <Example title="One line" lead="The rest is three dots, and stays readable aloud.">
        <Text truncate>{LONG}</Text>
      </Example>
      <Example title="Two lines and three">
        {[2, 3].map((lines) => (
          <div key={lines}>
            <strong>{lines} lines</strong>
            <Text lineClamp={lines} c="var(--dimmed)">
              {LONG}
            </Text>
          </div>
        ))}
      </Example>
      <Example title="As narrow as you like" lead="Pull, and see what is left.">
        <TruncationPlayground />
      </Example>
      <Example title="Read on" lead="A paragraph that opens, and closes again.">
        <Spoiler
          maxHeight={76}
          showLabel="Read on"
          hideLabel="That is enough"
          transitionDuration={160}
          classNames={{ control: styles.more }}
        >
          {LONG} {LONG}
        </Spoiler>
      </Example>
      <Example title="The beginning" lead="Of an address what counts is its end.">
        <p className={styles.path}>
          <IconFolder size={20} stroke={1.75} aria-hidden="true" />
          {/* Right-to-left direction truncates the start; the LRM character keeps the text in order. */}
          <span className={styles.start}>
            &lrm;Pictures / Journeys / 2026 / November / Above the towers
          </span>
        </p>
      </Example>
      <Example title="The middle" lead="Of a file the name and the ending count.">
        <ul role="list" className={styles.files}>
          {FILES.map((name) => (
            <li key={name}>
              <IconFile size={20} stroke={1.75} aria-hidden="true" />
              <MiddleTruncated text={name} end={12} />
            </li>
          ))}
        </ul>
      </Example>
      <Example title="In a list" lead="The name gives way, the price never does.">
        <ul role="list" className={styles.rows}>
          {[
            { name: 'Stazione di servizio Borgo Maggiore Sud di Bianchi e figli', price: 1.669 },
            { name: 'Tre Torri', price: 1.679 },
          ].map(({ name, price }) => (
            <li key={name} lang="it">
              <Text truncate fw={600}>
                {name}
              </Text>
              <Price value={price} unit="litre" size="sm" withUnit={false} />
            </li>
          ))}
        </ul>
      </Example>
      <Example title="In a conversation">
        <ul role="list" className={styles.rows}>
          {MESSAGES.map(({ person, text, at }) => (
            <li key={person}>
              <Avatar src={PEOPLE[person].src} size={44} />
              <span className={styles.message}>
                <strong>{PEOPLE[person].alt}</strong>
                <Text truncate c="var(--dimmed)" size="sm">
                  {text}
                </Text>
              </span>
              <span className={styles.time}>{at}</span>
            </li>
          ))}
        </ul>
      </Example>
      <Example title="And so many more" lead="What does not fit is counted.">
        <div className={styles.tags}>
          {TAGS.slice(0, 3).map((tag) => (
            <Chip key={tag}>{tag}</Chip>
          ))}
          <Chip tone="notice">+{TAGS.length - 3} more</Chip>
        </div>
      </Example>
      <Example title="Long words" lead="Broken where they must, never pushing the card apart.">
        <p className={styles.word} lang="de">
          Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft
        </p>
        <p className={styles.word}>
          pieno.example/ranking/petrol?area=san-marino&amp;mode=self&amp;sorted-by=price-and-then-distance
        </p>
      </Example>
    </ExamplePage>
  );
}
