import '@mantine/core/styles/Blockquote.layer.css';
import '@mantine/core/styles/Code.layer.css';
import '@mantine/core/styles/List.layer.css';
import '@mantine/core/styles/Title.layer.css';
import { Blockquote, Code, List, Title } from '@mantine/core';
import { Card } from '@pieno/ui/card.tsx';
import { Price } from '@pieno/ui/price/price.tsx';
import IconCircleCheck from '~icons/tabler/circle-check';
import IconQuote from '~icons/tabler/quote';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { TONES } from '../../kit/tones.ts';
import styles from './typography-page.module.css';
import { WeightPlayground } from './weight-playground.tsx';

const HEADINGS = [
  { size: 'h1', text: 'Where to fill up' },
  { size: 'h2', text: 'Winners of today' },
  { size: 'h3', text: 'Petrol in San Marino' },
  { size: 'h4', text: 'Tre Torri, by the roundabout' },
  { size: 'h5', text: 'Opening hours' },
  { size: 'h6', text: 'On holidays' },
] as const;
const SCALE = [
  { rem: 2.25, use: 'A price, large' },
  { rem: 1.875, use: 'A price' },
  { rem: 1.25, use: 'A screen’s name' },
  { rem: 1, use: 'What is read' },
  { rem: 0.9375, use: 'Beside it' },
  { rem: 0.8125, use: 'Units, dates' },
] as const;

export function TypographyPage() {
  return (
    <ExamplePage>
      <Example
        title="One family"
        lead="Figtree: round enough to be friendly, plain enough to be read from a car."
      >
        <p className={styles.specimen}>Aa Gg Qq 1.679</p>
        <p className={styles.alphabet}>
          ABCDEFGHIJKLMNOPQRSTUVWXYZ
          <br />
          abcdefghijklmnopqrstuvwxyz
          <br />
          0123456789 € % , . : ; ! ? ’ “ ” – àèéìòù
        </p>
      </Example>
      <Example title="Headings" lead="Six sizes. A page skips none of them.">
        {HEADINGS.map(({ size, text }) => (
          <div key={size} className={styles.heading}>
            <span className={styles.note}>{size}</span>
            <Title order={3} size={size}>
              {text}
            </Title>
          </div>
        ))}
      </Example>
      <Example title="Weight" lead="One file holds them all, from 400 to 800.">
        <WeightPlayground />
      </Example>
      <Card variant="totem" title="Figures">
        <p className={styles.lead}>
          All of one width, so that they stand below each other; the third decimal raised, as on
          Italian price signs.
        </p>
        <div className={styles.figures} lang="it">
          <Price value={1.669} unit="litre" size="lg" />
          <Price value={1.741} unit="litre" size="lg" />
          <Price value={0.719} unit="litre" size="lg" />
        </div>
      </Card>
      <Example title="The scale">
        <ul role="list" className={styles.scale}>
          {SCALE.map(({ rem, use }) => (
            <li key={rem}>
              <span className={styles.note}>{rem * 16} px</span>
              <span style={{ fontSize: `${rem}rem` }}>{use}</span>
            </li>
          ))}
        </ul>
      </Example>
      <Example title="Somebody said" lead="Words that are not ours.">
        <Blockquote
          color={TONES.accent}
          icon={<IconQuote size={24} aria-hidden="true" />}
          iconSize={44}
          cite="Luca, who drives the bus to Rimini"
          classNames={{ root: styles.quote, cite: styles.cite, icon: styles.quoteIcon }}
        >
          I used to know every price by heart. Now I know where to look.
        </Blockquote>
      </Example>
      <Example title="Lists">
        <div className={styles.lists}>
          <List>
            <List.Item>Tyres</List.Item>
            <List.Item>
              Oil
              <List withPadding listStyleType="circle">
                <List.Item>level</List.Item>
                <List.Item>colour</List.Item>
              </List>
            </List.Item>
            <List.Item>Washer</List.Item>
          </List>
          <List type="ordered">
            <List.Item>Open the cap</List.Item>
            <List.Item>Choose the pump</List.Item>
            <List.Item>Fill up</List.Item>
          </List>
          <List
            icon={
              <IconCircleCheck
                className={styles.check}
                size={20}
                stroke={1.75}
                aria-hidden="true"
              />
            }
          >
            <List.Item>Warm vest</List.Item>
            <List.Item>Triangle</List.Item>
            <List.Item>Papers</List.Item>
          </List>
        </div>
      </Example>
      <Example title="Terms and what they mean">
        <dl className={styles.terms}>
          <dt>Self</dt>
          <dd>You hold the nozzle yourself, and pay at the terminal.</dd>
          <dt>Served</dt>
          <dd>Somebody does it for you, and looks at your oil.</dd>
          <dt>Stale</dt>
          <dd>A price older than eight days. It never wins.</dd>
        </dl>
      </Example>
      <Example title="For machines" lead="What is typed as it stands.">
        <p>
          The price lies in <Code>fuel_type.price</Code>, in euro.
        </p>
        <Code block tabIndex={0}>
          {'{ "name": "Tre Torri",\n  "price": 1.669,\n  "unit": "litre" }'}
        </Code>
        <p>
          Press <kbd className={styles.kbd}>Ctrl</kbd> + <kbd className={styles.kbd}>K</kbd> to
          search.
        </p>
      </Example>
      <Example title="A page to read" lead="Sixty-odd letters a line, and air between them.">
        <article className={styles.article}>
          <h3>Three cents</h3>
          <p className={styles.opening}>
            On a full tank of fifty litres, three cents are one euro and fifty. That is a coffee at
            the bar, standing, with change.
          </p>
          <p>
            Is it worth a detour? A car that drinks six litres on a hundred kilometres turns one
            euro fifty into fifteen kilometres of road. If the cheap pump lies further away than
            seven and a half, you drive for nothing, and on a Sunday for less than that.
          </p>
          <p>
            <small>Reckoned at € 1.70 a litre, there and back.</small>
          </p>
        </article>
      </Example>
    </ExamplePage>
  );
}
