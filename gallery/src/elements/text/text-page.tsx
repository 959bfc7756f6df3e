import '@mantine/core/styles/Mark.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { Highlight } from '@mantine/core';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { TextField } from '@pieno/ui/forms/text-field.tsx';
import { useState } from 'react';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { TONE_NAMES, TONES } from '../../kit/tones.ts';
import styles from './text-page.module.css';

const TONE_WORDS = {
  accent: 'Tre Torri changed its price this morning.',
  success: 'Cheaper by two cents than yesterday.',
  warning: 'Nine days old: ask at the pump.',
  danger: 'Closed until Monday.',
  neutral: 'Confirmed by the owner at 8:12.',
} as const;
const ALIGNED = ['start', 'center', 'end', 'justify'] as const;
const WEIGHTS = [
  { weight: 400, name: 'Regular' },
  { weight: 500, name: 'Medium' },
  { weight: 600, name: 'Semibold' },
  { weight: 800, name: 'Extra bold' },
] as const;
const CASES = ['none', 'lowercase', 'uppercase', 'capitalize'] as const;
const LEADINGS = [1.2, 1.55, 2] as const;
const SENTENCE =
  'From the second tower you see the coast from Rimini to Pesaro, and on a very clear day the mountains on the other side of the sea.';

export function TextPage() {
  return (
    <ExamplePage>
      <Example title="Tones">
        {TONE_NAMES.map((tone) => (
          <p key={tone} style={{ color: TONES[tone] }}>
            {TONE_WORDS[tone]}
          </p>
        ))}
      </Example>
      <Example title="Aligned" lead="Start and end, not left and right: the page may turn round.">
        {ALIGNED.map((align) => (
          <p key={align} className={styles.aligned} style={{ textAlign: align }}>
            <strong>{align}</strong> · {SENTENCE}
          </p>
        ))}
      </Example>
      <Example title="Weights">
        {WEIGHTS.map(({ weight, name }) => (
          <p key={weight} className={styles.large} style={{ fontWeight: weight }}>
            {name} <span className={styles.note}>{weight}</span>
          </p>
        ))}
      </Example>
      <Example title="Set apart" lead="Within a line, with a meaning each.">
        <ul role="list" className={styles.inline}>
          <li>
            <strong>strong</strong>: what matters here
          </li>
          <li>
            <em>em</em>: how it is said
          </li>
          <li>
            <mark>mark</mark>: what you looked for
          </li>
          <li>
            <del>€ 1.689</del> <ins>€ 1.669</ins>: what it was, what it is
          </li>
          <li>
            <u>underlined</u>: a name somebody misspelt
          </li>
          <li>
            CO<sub>2</sub> and km<sup>2</sup>: below and above
          </li>
          <li>
            <small>small</small>: what may be skipped
          </li>
          <li>
            <abbr title="Liquefied petroleum gas">LPG</abbr>: hold the pointer over it
          </li>
          <li>
            <q>Fill it up</q>: somebody’s words
          </li>
        </ul>
      </Example>
      <Example title="Found again" lead="What you type is marked.">
        <Found />
      </Example>
      <Example title="Links">
        <p>
          Within words a link is underlined: few read{' '}
          <Link to="/privacy-policy" className={styles.underlined}>
            the privacy policy
          </Link>
          , and{' '}
          <Link to="/faq" className={styles.underlined}>
            the questions
          </Link>{' '}
          are answered.
        </p>
        <p>
          <Link to="/blog-grid">Alone it need not be</Link>
        </p>
      </Example>
      <Example title="Small and capital letters">
        {CASES.map((textTransform) => (
          <p key={textTransform} style={{ textTransform }}>
            Borgo Maggiore by night <span className={styles.note}>{textTransform}</span>
          </p>
        ))}
      </Example>
      <Example title="Figures below each other" lead="Of one width each, aligned at the point.">
        <div className={styles.figures}>
          {(['tabular-nums', 'proportional-nums'] as const).map((fontVariantNumeric) => (
            <div key={fontVariantNumeric} style={{ fontVariantNumeric }}>
              <span className={styles.note}>{fontVariantNumeric}</span>
              <span>1.111</span>
              <span>1.748</span>
              <span>0.719</span>
            </div>
          ))}
        </div>
      </Example>
      <Example title="Air between lines">
        {LEADINGS.map((lineHeight) => (
          <p key={lineHeight} className={styles.aligned} style={{ lineHeight }}>
            <strong>{lineHeight}</strong> · {SENTENCE}
          </p>
        ))}
      </Example>
      <Example title="Balanced" lead="Headings share their words out evenly.">
        {(['wrap', 'balance'] as const).map((textWrap) => (
          <p key={textWrap} className={styles.heading} style={{ textWrap }}>
            The cheapest litre between the sea and the third of the towers
          </p>
        ))}
      </Example>
      <Example title="From right to left" lead="A sentence keeps its own direction.">
        <p lang="ar" dir="rtl" className={styles.large}>
          أرخص وقود اليوم
        </p>
        <p lang="he" dir="rtl" className={styles.large}>
          הדלק הזול ביותר היום
        </p>
      </Example>
    </ExamplePage>
  );
}

function Found() {
  const [words, setWords] = useState('tower');
  return (
    <>
      <TextField
        name="words"
        label="Look for"
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <Highlight highlight={words} classNames={{ root: styles.found }}>
        {SENTENCE}
      </Highlight>
    </>
  );
}
