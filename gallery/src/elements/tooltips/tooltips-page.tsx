import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { ActionIcon, Popover, Tooltip } from '@mantine/core';
import { Button } from '@pieno/ui/buttons/button.tsx';
import IconHeart from '~icons/tabler/heart';
import IconInfoCircle from '~icons/tabler/info-circle';
import IconRoute from '~icons/tabler/route';
import IconShare from '~icons/tabler/share';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { TONE_NAMES } from '../../kit/tones.ts';
import { Tip } from './tip.tsx';
import styles from './tooltips.module.css';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;
const ACTIONS = [
  { name: 'Add to favourites', icon: IconHeart },
  { name: 'Share this station', icon: IconShare },
  { name: 'Show the way', icon: IconRoute },
] as const;

export function TooltipsPage() {
  return (
    <ExamplePage>
      <Example title="On four sides" lead="Point at one, tap it, or reach it with the keyboard.">
        <div className={styles.sides}>
          {SIDES.map((position) => (
            <Tip key={position} label={`I am at the ${position}`} position={position}>
              <Button variant="default">{position[0]!.toUpperCase() + position.slice(1)}</Button>
            </Tip>
          ))}
        </div>
      </Example>
      <Example title="On an icon" lead="What the button does, in words.">
        <div className={styles.row}>
          {ACTIONS.map(({ name, icon: Outline }) => (
            <Tip key={name} label={name}>
              <ActionIcon size={44} variant="light" aria-label={name}>
                <Outline size={22} stroke={1.75} aria-hidden="true" />
              </ActionIcon>
            </Tip>
          ))}
        </div>
      </Example>
      <Example title="In tones">
        <div className={styles.row}>
          {TONE_NAMES.map((tone) => (
            <Tip key={tone} tone={tone} label={`The ${tone} one`}>
              <Button variant="default">{tone}</Button>
            </Tip>
          ))}
        </div>
      </Example>
      <Example title="In a sentence">
        <p>
          The cheapest{' '}
          <Tip label="You fill up and pay yourself" position="bottom">
            <button type="button" className={styles.term}>
              self
            </button>
          </Tip>{' '}
          price wins, as long as it is not{' '}
          <Tip label="Older than eight days" position="bottom">
            <button type="button" className={styles.term}>
              stale
            </button>
          </Tip>
          .
        </p>
      </Example>
      <Example title="Of several lines">
        <div className={styles.row}>
          <Tip
            multiline
            w={220}
            label="Winter diesel is mixed so that it does not turn to jelly in the cold. That costs about a cent."
          >
            <Button variant="default">Why is it dearer?</Button>
          </Tip>
        </div>
      </Example>
      <Example title="That takes its time" lead="Half a second, so that passing by opens nothing.">
        <div className={styles.row}>
          <Tip label="Here I am" openDelay={500}>
            <Button variant="default">Rest on me</Button>
          </Tip>
        </div>
      </Example>
      <Example title="That follows" lead="For a mouse only: it says nothing that matters.">
        <Tooltip.Floating label="I follow you" classNames={{ tooltip: styles.tip }}>
          <div className={styles.pad}>Move over me</div>
        </Tooltip.Floating>
      </Example>
      <Example
        title="For more than a word"
        lead="A popover: it stays until it is closed, and can hold a button."
      >
        <div className={styles.row}>
          <Popover
            width={260}
            withArrow
            trapFocus
            position="top"
            transitionProps={{ duration: 120 }}
            classNames={{ dropdown: styles.panel }}
          >
            <Popover.Target>
              <Button variant="default">
                <IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />
                Where does this price come from?
              </Button>
            </Popover.Target>
            <Popover.Dropdown>
              <strong>From a driver</strong>
              <p>Chiara read it off the sign at 8:12. The owner has not confirmed it yet.</p>
              <Button variant="quiet">Thank Chiara</Button>
            </Popover.Dropdown>
          </Popover>
        </div>
      </Example>
    </ExamplePage>
  );
}
