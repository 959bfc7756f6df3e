import { Button } from '@pieno/ui/buttons/button.tsx';
import { useState } from 'react';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { FilterExample, MenuExample } from './offcanvas-examples.tsx';
import { Panel } from './panel.tsx';
import styles from './panel.module.css';

const SIDES = [
  { position: 'left', label: 'Left', text: 'Where a menu comes from on a wide screen.' },
  { position: 'top', label: 'Top', text: 'For a search, or for news that cannot wait.' },
  { position: 'right', label: 'Right', text: 'Where the product’s own menu comes from.' },
  { position: 'bottom', label: 'Bottom', text: 'Closest to the thumb.' },
] as const;

const LONG = [
  'Start with the tyres: cold, in the morning, before the first kilometre.',
  'Fill up where the price is from today. A cent on fifty litres is half a euro, and a detour eats it.',
  'Drive the first minutes gently. A cold engine drinks twice as much and likes it half as well.',
  'Look far ahead. Every time the brake stays alone, so does the pump.',
  'On the motorway the fifth part of what you burn is air. Ten km/h less is a tenth of the tank.',
  'Switch off at long lights. It pays from the tenth second.',
  'And once a year, let somebody look at it who knows what it should sound like.',
] as const;

type Opened = (typeof SIDES)[number]['position'] | 'long' | 'wide';

export function OffcanvasPage() {
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <ExamplePage>
      <Example title="From four sides">
        <div className={styles.sides}>
          {SIDES.map(({ position, label }) => (
            <Button key={position} variant="default" onClick={() => setOpened(position)}>
              {label}
            </Button>
          ))}
        </div>
        {SIDES.map(({ position, label, text }) => (
          <Panel
            key={position}
            opened={opened === position}
            onClose={close}
            position={position}
            size={position === 'top' || position === 'bottom' ? 220 : 300}
            title={`From the ${label.toLowerCase()}`}
          >
            <p className={styles.text}>{text}</p>
          </Panel>
        ))}
      </Example>
      <Example title="A sheet of choices" lead="Nothing changes until it is applied.">
        <FilterExample />
      </Example>
      <Example title="The menu of the house" lead="The browser’s own dialog, from the left.">
        <MenuExample />
      </Example>
      <Example title="A long read" lead="The title stays, the text scrolls.">
        <Button variant="default" onClick={() => setOpened('long')}>
          Seven ways to drive further
        </Button>
        <Panel
          opened={opened === 'long'}
          onClose={close}
          position="bottom"
          size="60%"
          radius="16px 16px 0 0"
          title="Seven ways to drive further"
        >
          <ol className={styles.text}>
            {LONG.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </Panel>
      </Example>
      <Example title="The whole screen">
        <Button variant="default" onClick={() => setOpened('wide')}>
          Cover everything
        </Button>
        <Panel
          opened={opened === 'wide'}
          onClose={close}
          position="right"
          size="100%"
          title="The whole screen"
        >
          <div className={styles.fields}>
            <p className={styles.text}>
              Nothing else to see: close it with the cross or with Escape.
            </p>
            <Button onClick={close}>Back to the page</Button>
          </div>
        </Panel>
      </Example>
    </ExamplePage>
  );
}
