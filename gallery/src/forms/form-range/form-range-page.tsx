import '@mantine/core/styles/Slider.layer.css';
import { Slider } from '@mantine/core';
import { Example } from '../../kit/examples/example.tsx';
import { FormPage } from '../form-page.tsx';
import { CostSlider } from './cost-slider.tsx';
import { DistanceSlider } from './distance-slider.tsx';
import { NativeRange } from './native-range.tsx';
import { PriceRange } from './price-range.tsx';
import { TankGauge } from './tank-gauge.tsx';
import styles from './form-range-page.module.css';

const SIZES = [4, 6, 10, 16] as const;

export function FormRangePage() {
  return (
    <FormPage>
      <Example title="From 0 to 100" lead="The browser’s own, one step at a time.">
        <NativeRange />
      </Example>
      <Example title="Slider of the house" lead="The number stands above it.">
        <DistanceSlider />
      </Example>
      <Example title="Between two" lead="Both ends move; they do not pass each other.">
        <PriceRange />
      </Example>
      <Example title="In quarters" lead="It snaps to what a fuel gauge shows.">
        <TankGauge />
      </Example>
      <Example title="With a result" lead="Pull, and read the sign.">
        <CostSlider />
      </Example>
      <Example title="With its value above the thumb">
        <div className={styles.labelled}>
          <Slider
            labelAlwaysOn
            defaultValue={40}
            label={(value) => `${value} %`}
            thumbLabel="Battery"
          />
        </div>
      </Example>
      <Example title="Thickness">
        {SIZES.map((size) => (
          <Slider
            key={size}
            size={size}
            label={null}
            defaultValue={size * 5}
            thumbLabel={`${size} pixels thick`}
          />
        ))}
      </Example>
      <Example title="Disabled">
        <NativeRange isDisabled />
        <Slider label={null} defaultValue={60} thumbLabel="Out of order" disabled />
      </Example>
    </FormPage>
  );
}
