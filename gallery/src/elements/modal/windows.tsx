import { Button } from '@pieno/ui/buttons/button.tsx';
import type { ModalProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { PictureImage } from '../../kit/pictures/picture-image.tsx';
import { SCENES } from '../../pictures/scenes.ts';
import styles from './window.module.css';

interface SampleWindow {
  id: string;
  name: string;
  lead: string;
  title: string;
  atBottom?: boolean;
  settings?: Pick<
    ModalProps,
    'fullScreen' | 'closeOnClickOutside' | 'closeOnEscape' | 'withCloseButton' | 'size'
  >;
  content: (close: () => void) => ReactNode;
}

const text = (...lines: string[]) => (
  <div className={styles.text}>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
);

const RULES = [
  'Prices are what owners and drivers tell us. We check what looks odd and say how old everything is.',
  'A price older than eight days may still be right. It does not win a ranking any more.',
  'Your position stays on your phone. Distances are worked out there.',
  'Who sends a price signs with a name. Others see the name, never the address.',
  'You can take back what you wrote at any time, and leave at any time.',
  'There is no charge, and nothing that turns into one.',
  'If something is wrong, write to us. Somebody reads it the same day.',
];

/** The first four are the template's (rule gallery-panels). */
export const WINDOWS: readonly SampleWindow[] = [
  {
    id: 'basic',
    name: 'Basic',
    lead: 'Closes on its cross, on Escape and on a tap beside it.',
    title: 'Report a price',
    content: (close) => (
      <>
        {text('Is the sign at Tre Torri showing something else? Tell us, and we will ask.')}
        <div className={styles.actions}>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <Button onClick={close}>Report</Button>
        </div>
      </>
    ),
  },
  {
    id: 'fullscreen',
    name: 'Fullscreen',
    lead: 'Takes all the room there is.',
    title: 'The whole screen',
    settings: { fullScreen: true },
    content: (close) => (
      <>
        <PictureImage className={styles.picture} picture={SCENES.cableway} />
        {text('For what wants all the room: a picture, a map, a form of many fields.')}
        <div className={styles.actions}>
          <Button onClick={close}>Back to the page</Button>
        </div>
      </>
    ),
  },
  {
    id: 'static',
    name: 'Static backdrop',
    lead: 'Ignores a tap beside it, and the keyboard.',
    title: 'Only through the door',
    settings: { closeOnClickOutside: false, closeOnEscape: false },
    content: (close) => (
      <>
        {text('A tap beside it does nothing, and neither does Escape. Press a button.')}
        <div className={styles.actions}>
          <Button onClick={close}>Understood</Button>
        </div>
      </>
    ),
  },
  {
    id: 'bottom',
    name: 'Bottom-aligned',
    lead: 'Comes up from the foot of the screen.',
    title: 'Share this station',
    atBottom: true,
    content: (close) => (
      <>
        {text('At the foot of the screen, where the thumb is.')}
        <Button wide onClick={close}>
          Copy the address
        </Button>
      </>
    ),
  },
  {
    id: 'long',
    name: 'Scrolling',
    lead: 'More than fits: the text moves, the title stays.',
    title: 'Before you join in',
    content: (close) => (
      <>
        {text(...RULES, ...RULES.toReversed().map((rule) => `Again: ${rule}`))}
        <div className={styles.actions}>
          <Button onClick={close}>I have read it</Button>
        </div>
      </>
    ),
  },
  {
    id: 'small',
    name: 'Small',
    lead: 'As wide as it needs to be.',
    title: 'Signed in',
    settings: { size: 'xs' },
    content: (close) => (
      <>
        {text('Good to see you again.')}
        <Button wide onClick={close}>
          Go on
        </Button>
      </>
    ),
  },
];
