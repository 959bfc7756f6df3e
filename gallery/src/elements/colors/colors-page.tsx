import { useClipboard } from '@mantine/hooks';
import { DECADE_COLORS } from '@pieno/contract/prices/fuels.ts';
import { VisuallyHidden } from '@pieno/ui/visually-hidden.tsx';
import IconCopy from '~icons/tabler/copy';
import { useState, type CSSProperties } from 'react';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { FUELS } from '../../kit/fuels.ts';
import styles from './colors-page.module.css';
import { PairRow } from './pair-row.tsx';
import { PAIRS, PALETTE } from './palette.ts';
import { Swatch } from './swatch.tsx';
import { THEMES, TOKENS } from './tokens.ts';

const SHARES = [100, 80, 60, 40, 20, 10, 5] as const;

/** Reads the colours from the stylesheet that defines them. */
export function ColorsPage() {
  const [pressed, setPressed] = useState('');
  const clipboard = useClipboard();
  const copy = (css: string) => {
    setPressed(css);
    clipboard.copy(css);
  };
  return (
    <ExamplePage>
      <p className={styles.intro}>
        <IconCopy size={20} stroke={1.75} aria-hidden="true" />
        <span role="status">
          {clipboard.error
            ? `The browser lets nobody copy here. It is ${pressed}.`
            : clipboard.copied
              ? `Copied: ${pressed}`
              : 'Left by day, right by night. Press one to copy it.'}
        </span>
      </p>
      {PALETTE.map(({ title, lead, names }) => (
        <Example key={title} title={title} lead={lead}>
          <ul role="list" className={styles.swatches}>
            {names.map((name) => (
              <Swatch
                key={name}
                name={name.slice(2)}
                css={`var(${name})`}
                values={THEMES.map((theme) => TOKENS[theme][name] ?? '')}
                onCopy={copy}
              />
            ))}
          </ul>
        </Example>
      ))}
      <Example title="Fuels" lead="As pumps are coloured, and as people know them.">
        <ul role="list" className={styles.swatches}>
          {FUELS.map(({ decade, name }) => (
            <Swatch
              key={name}
              name={name}
              css={DECADE_COLORS[decade]}
              values={THEMES.map(() => DECADE_COLORS[decade])}
              onCopy={copy}
            />
          ))}
        </ul>
      </Example>
      <Example
        title="Read on each other"
        lead="Contrast by day and by night. Letters ask for 4.5, lines for 3."
      >
        <ul role="list" className={styles.pairs}>
          {PAIRS.map((pair) => (
            <PairRow key={pair.use} {...pair} />
          ))}
        </ul>
      </Example>
      <Example title="Thinned" lead="The accent mixed into the card, for grounds and charts.">
        <ul role="list" className={styles.ladder}>
          {SHARES.map((share) => (
            <li
              key={share}
              style={{ background: `color-mix(in srgb, var(--accent) ${share}%, var(--card))` }}
            >
              <VisuallyHidden>{share} %</VisuallyHidden>
            </li>
          ))}
        </ul>
      </Example>
      <Example
        title="A fuel as ink and as ground"
        lead="From one colour two: darker for letters, paler for tiles, turned round in the dark."
      >
        <ul role="list" className={styles.fuels}>
          {FUELS.map(({ decade, name }) => (
            <li key={name} style={{ '--fuel': DECADE_COLORS[decade] } as CSSProperties}>
              {name}
            </li>
          ))}
        </ul>
      </Example>
    </ExamplePage>
  );
}
