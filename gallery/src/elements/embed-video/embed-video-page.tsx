import { Chip } from '@pieno/ui/chip.tsx';
import { useState } from 'react';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Example } from '../../kit/examples/example.tsx';
import styles from './embed-video-page.module.css';
import { EVENING_DRIVE, TOLD } from './film.ts';
import { VideoStandIn } from './video-stand-in.tsx';

const RATIOS = [
  { name: '21:9', ratio: 21 / 9, lead: 'As wide as the cinema.' },
  { name: '16:9', ratio: 16 / 9, lead: 'As films come from a phone held across.' },
  { name: '4:3', ratio: 4 / 3, lead: 'As television once was.' },
  { name: '1:1', ratio: 1, lead: 'A square, for a list of short ones.' },
] as const;

export function EmbedVideoPage() {
  // The playing video; the others show their poster.
  const [playing, setPlaying] = useState<string | null>(null);
  const stand = (name: string, ratio: number) => (
    <VideoStandIn
      film={EVENING_DRIVE}
      ratio={ratio}
      isPlaying={playing === name}
      onPlay={() => setPlaying(name)}
    />
  );
  return (
    <ExamplePage>
      {RATIOS.map(({ name, ratio, lead }) => (
        <Example key={name} title={name} lead={lead}>
          {stand(name, ratio)}
        </Example>
      ))}
      <Example title="With a caption" lead="Nothing is fetched before you press it.">
        <figure className={styles.figure}>
          {stand('caption', 16 / 9)}
          <figcaption>
            <strong>An evening drive</strong>
            <span className={styles.chips}>
              <Chip>Nine seconds</Chip>
              <Chip>130 kB</Chip>
              <Chip tone="notice">Without sound</Chip>
            </span>
          </figcaption>
        </figure>
      </Example>
      <Example title="In words" lead="What is to be seen, for those who cannot see it.">
        <ol role="list" className={styles.transcript}>
          {TOLD.map(({ at, what }) => (
            <li key={at}>
              <span>{at}</span>
              {what}
            </li>
          ))}
        </ol>
      </Example>
      <Example title="By the keyboard">
        <dl className={styles.keys}>
          <div>
            <dt>
              <kbd>Enter</kbd>
            </dt>
            <dd>opens the film</dd>
          </div>
          <div>
            <dt>
              <kbd>Space</kbd>
            </dt>
            <dd>stops it and starts it again</dd>
          </div>
          <div>
            <dt>
              <kbd>←</kbd> <kbd>→</kbd>
            </dt>
            <dd>go back and forth</dd>
          </div>
        </dl>
      </Example>
    </ExamplePage>
  );
}
