import { DECADE_COLORS } from '@pieno/contract/prices/fuels.ts';
import { Avatar } from '@pieno/ui/pictures/avatar.tsx';
import { Price } from '@pieno/ui/price/price.tsx';
import { TextField } from '@pieno/ui/forms/text-field.tsx';
import type { CSSProperties } from 'react';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { Sample, Samples } from '../../kit/examples/samples.tsx';
import { TONE_NAMES, TONES } from '../../kit/tones.ts';
import { PEOPLE } from '../../pictures/portraits.ts';
import { BorderMaker } from './border-maker.tsx';
import styles from './borders-page.module.css';

const SIDES = ['block-start', 'block-end', 'inline-start', 'inline-end', 'inline', 'all'] as const;
const WIDTHS = [1, 2, 3, 4, 6, 8] as const;
const LINES = ['solid', 'dashed', 'dotted', 'double'] as const;
const CORNERS = [
  { corner: 'none', note: '0' },
  { corner: 'button', note: '12 px, what is pressed' },
  { corner: 'card', note: '16 px, what is read' },
  { corner: 'pill', note: 'chips and counts' },
  { corner: 'circle', note: 'people and medals' },
  { corner: 'leaf', note: 'two of the four' },
] as const;
const FUELS = [
  { decade: 10, name: 'Petrol', mode: 'Self', price: 1.669 },
  { decade: 20, name: 'Diesel', mode: 'Self', price: 1.749 },
  { decade: 30, name: 'LPG', mode: 'Served', price: 0.719 },
] as const;
const RINGS = [
  { person: 'ada', state: 'online', note: 'online' },
  { person: 'bruno', state: 'away', note: 'away' },
  { person: 'chiara', state: 'new', note: 'new here' },
  { person: 'dario', state: 'offline', note: 'offline' },
] as const;

export function BordersPage() {
  return (
    <ExamplePage>
      <Example
        title="On one side or all"
        lead="Named along the text, so that they turn with it from right to left."
      >
        <Samples>
          {SIDES.map((side) => (
            <Sample key={side} name={side}>
              <div className={styles.box} data-side={side} />
            </Sample>
          ))}
        </Samples>
      </Example>
      <Example title="Make your own" lead="Three choices make a line.">
        <BorderMaker />
      </Example>
      <Example title="Widths" lead="The house draws with one pixel, and with four on an edge.">
        <Samples>
          {WIDTHS.map((width) => (
            <Sample key={width} name={`${width} px`}>
              <div
                className={styles.box}
                style={{ borderWidth: width, borderColor: 'var(--accent)' }}
              />
            </Sample>
          ))}
        </Samples>
      </Example>
      <Example title="Lines">
        <Samples size="md">
          {LINES.map((line) => (
            <Sample key={line} name={line}>
              <div
                className={styles.box}
                style={{ borderWidth: 3, borderStyle: line, borderColor: 'var(--dimmed)' }}
              />
            </Sample>
          ))}
        </Samples>
      </Example>
      <Example title="Tones" lead="Legible around and inside, in both themes.">
        <Samples>
          {TONE_NAMES.map((tone) => (
            <Sample key={tone} name={tone}>
              <div
                className={styles.box}
                data-tone={tone}
                style={{ borderColor: TONES[tone], color: TONES[tone] }}
              >
                € 1.669
              </div>
            </Sample>
          ))}
        </Samples>
      </Example>
      <Example title="Corners" lead="Three radii for the whole house, and two liberties.">
        <Samples>
          {CORNERS.map(({ corner, note }) => (
            <Sample key={corner} name={corner} note={note}>
              <div className={styles.box} data-corner={corner} />
            </Sample>
          ))}
        </Samples>
      </Example>
      <Example title="A fuel on the edge" lead="The colour says which, the name says it too.">
        <ul role="list" className={styles.fuels}>
          {FUELS.map(({ decade, name, mode, price }) => (
            <li key={name} style={{ '--fuel': DECADE_COLORS[decade] } as CSSProperties}>
              <span>
                <strong>{name}</strong>
                <small>{mode}</small>
              </span>
              <span lang="it">
                <Price value={price} unit="litre" size="sm" />
              </span>
            </li>
          ))}
        </ul>
      </Example>
      <Example title="Around a portrait" lead="Who is there, by colour and by line.">
        <div className={styles.rings}>
          {RINGS.map(({ person, state, note }) => (
            <span key={person} className={styles.ring} data-state={state}>
              <span>
                <Avatar src={PEOPLE[person].src} size={56} />
              </span>
              {PEOPLE[person].alt}
              <small>{note}</small>
            </span>
          ))}
        </div>
      </Example>
      <Example
        title="Around what is filled in"
        lead="Three to one against the card; red only when something is wrong."
      >
        <TextField name="plate" label="Number plate" placeholder="SM 12345" />
        <TextField
          name="litres"
          label="Litres"
          defaultValue="4x"
          error="Litres are a number."
          inputMode="decimal"
        />
      </Example>
      <Example title="To tear off" lead="A dashed line where the scissors go.">
        <div className={styles.ticket}>
          <span>
            <strong>Car wash, once</strong>
            <small>With every full tank until Sunday</small>
          </span>
          <span>−30%</span>
        </div>
      </Example>
    </ExamplePage>
  );
}
