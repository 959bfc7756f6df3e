import '@mantine/core/styles/Divider.layer.css';
import { Divider } from '@mantine/core';
import { Avatar } from '@pieno/ui/pictures/avatar.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { Price } from '@pieno/ui/price/price.tsx';
import IconGasStation from '~icons/tabler/gas-station';
import IconMountain from '~icons/tabler/mountain';
import { Fragment } from 'react';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { SIZES } from '../../kit/sizes.ts';
import { TONE_NAMES, TONES } from '../../kit/tones.ts';
import { PEOPLE } from '../../pictures/portraits.ts';
import styles from './dividers-page.module.css';

const FIGURES = [
  { value: '17', name: 'stations' },
  { value: '61 km²', name: 'of country' },
  { value: '739 m', name: 'to the top' },
] as const;
const FUELS = [
  { name: 'Petrol', price: 1.669 },
  { name: 'Diesel', price: 1.749 },
  { name: 'LPG', price: 0.719 },
] as const;
const LABELS = [
  { position: 'left', label: 'Self, day and night' },
  { position: 'center', label: 'or' },
  { position: 'right', label: 'Served until seven' },
] as const;
const classNames = { label: styles.label };

export function DividersPage() {
  return (
    <ExamplePage>
      <Example title="A hairline" lead="The house’s own: seen, and not looked at.">
        <p className={styles.text}>The prices of today come from the owners.</p>
        <Divider color="var(--hairline)" />
        <p className={styles.text}>Those of yesterday come from drivers.</p>
      </Example>
      <Example title="With words in it">
        {LABELS.map(({ position, label }) => (
          <Divider key={position} labelPosition={position} label={label} classNames={classNames} />
        ))}
        <Button wide>Sign in with e-mail</Button>
        <Divider label="or" classNames={classNames} />
        <Button wide variant="default">
          Go on as a guest
        </Button>
      </Example>
      <Card variant="totem" title="On the totem">
        <ul role="list" className={styles.rows}>
          {FUELS.map(({ name, price }) => (
            <li key={name}>
              {name}
              <span lang="it">
                <Price value={price} unit="litre" size="sm" />
              </span>
            </li>
          ))}
        </ul>
      </Card>
      <Example title="Upright" lead="Between figures, and between words on one line.">
        <div className={styles.figures}>
          {FIGURES.map(({ value, name }, index) => (
            <Fragment key={name}>
              {index > 0 && <Divider orientation="vertical" color="var(--hairline)" />}
              <p>
                <strong>{value}</strong>
                <span>{name}</span>
              </p>
            </Fragment>
          ))}
        </div>
        <div className={styles.line}>
          Home
          <Divider orientation="vertical" color="var(--field-border)" />
          Ranking
          <Divider orientation="vertical" color="var(--field-border)" />
          Settings
        </div>
      </Example>
      <Example title="Dashed, dotted, solid">
        {(['dashed', 'dotted', 'solid'] as const).map((variant) => (
          <Fragment key={variant}>
            <span className={styles.text}>{variant}</span>
            <Divider variant={variant} size="sm" color="var(--field-border)" />
          </Fragment>
        ))}
      </Example>
      <Example title="With an icon">
        <Divider
          label={<IconGasStation size={22} stroke={1.75} aria-hidden="true" />}
          classNames={classNames}
        />
        <Divider
          labelPosition="left"
          label={
            <>
              <IconMountain size={22} stroke={1.75} aria-hidden="true" />
              <span>&nbsp;Above the towers</span>
            </>
          }
          classNames={classNames}
        />
      </Example>
      <Example title="Five weights">
        {SIZES.map((size) => (
          <Divider key={size} size={size} color="var(--accent)" />
        ))}
      </Example>
      <Example title="In every tone">
        {TONE_NAMES.map((tone) => (
          <Divider
            key={tone}
            size="sm"
            color={TONES[tone]}
            label={<span style={{ color: TONES[tone] }}>{tone}</span>}
            labelPosition="left"
            classNames={classNames}
          />
        ))}
      </Example>
      <Example title="Set in" lead="Begins where the words begin, so that faces stay together.">
        <ul role="list" className={styles.rows} data-inset="true">
          {(['elena', 'fabio', 'giulia'] as const).map((person) => (
            <li key={person}>
              <Avatar src={PEOPLE[person].src} size={44} />
              {PEOPLE[person].alt}
            </li>
          ))}
        </ul>
      </Example>
      <Example title="Between days" lead="As in a conversation.">
        <span className={styles.bubble}>Is the self pump open?</span>
        <Divider label="Today" classNames={classNames} />
        <span className={styles.bubble} data-mine="true">
          It is. I have just filled up.
        </span>
      </Example>
      <Example title="Drawn" lead="A ridge, and a road.">
        <svg
          className={styles.wave}
          viewBox="0 0 400 16"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path
            d="M0 13L60 12 84 4 100 12 170 13 196 1 220 13 300 12 322 6 342 13 400 12"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <div className={styles.road} />
      </Example>
    </ExamplePage>
  );
}
