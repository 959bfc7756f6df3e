import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Group, Radio } from '@mantine/core';
import { Example } from '../../kit/examples/example.tsx';
import { FormPage } from '../form-page.tsx';
import { TonesAndSizes } from '../tones-and-sizes.tsx';
import { FuelTiles } from './fuel-tiles.tsx';
import styles from './form-radio-page.module.css';
import { SegmentedChoice } from './segmented-choice.tsx';
import { WashCards } from './wash-cards.tsx';

const PAYMENTS = [
  { value: 'card', label: 'Card', description: 'At the pump, day and night.' },
  { value: 'cash', label: 'Cash', description: 'At the counter until eight.' },
  { value: 'app', label: 'By phone', description: 'Not everywhere yet.' },
] as const;

export function FormRadioPage() {
  return (
    <FormPage>
      <Example title="One of three" lead="Arrow keys move the choice.">
        <Radio.Group label="How do you pay?" name="payment" defaultValue="card">
          <div className={styles.column}>
            {PAYMENTS.map((payment) => (
              <Radio key={payment.value} {...payment} />
            ))}
          </div>
        </Radio.Group>
      </Example>
      <Example title="Segments of the house" lead="A few, all in sight.">
        <SegmentedChoice />
      </Example>
      <Example title="As cards">
        <WashCards />
      </Example>
      <Example title="With a picture" lead="Fuels, in the colours they have everywhere.">
        <FuelTiles />
      </Example>
      <Example title="Side by side">
        <Radio.Group label="Pump" name="pump" defaultValue="2">
          <Group>
            {['1', '2', '3', '4', '5', '6'].map((pump) => (
              <Radio key={pump} value={pump} label={pump} />
            ))}
          </Group>
        </Radio.Group>
      </Example>
      <TonesAndSizes control={Radio} />
      <Example title="States">
        <Radio.Group label="Nothing chosen yet" name="none" error="One of the two, please">
          <Group>
            <Radio value="self" label="Self" />
            <Radio value="served" label="Served" />
          </Group>
        </Radio.Group>
        <Radio label="Disabled" disabled />
        <Radio label="Disabled and chosen" disabled defaultChecked />
      </Example>
    </FormPage>
  );
}
