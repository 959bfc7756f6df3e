import '@mantine/core/styles/Slider.layer.css';
import { Slider } from '@mantine/core';
import { DemoSection } from '../../kit/demo-section.tsx';
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
      <DemoSection title="From 0 to 100" lead="The browser’s own, one step at a time.">
        <NativeRange />
      </DemoSection>
      <DemoSection title="Slider of the house" lead="The number stands above it.">
        <DistanceSlider />
      </DemoSection>
      <DemoSection title="Between two" lead="Both ends move; they do not pass each other.">
        <PriceRange />
      </DemoSection>
      <DemoSection title="In quarters" lead="It snaps to what a fuel gauge shows.">
        <TankGauge />
      </DemoSection>
      <DemoSection title="With a result" lead="Pull, and read the sign.">
        <CostSlider />
      </DemoSection>
      <DemoSection title="With its value above the thumb">
        <div className={styles.labelled}>
          <Slider
            labelAlwaysOn
            defaultValue={40}
            label={(value) => `${value} %`}
            thumbLabel="Battery"
          />
        </div>
      </DemoSection>
      <DemoSection title="Thickness">
        {SIZES.map((size) => (
          <Slider
            key={size}
            size={size}
            label={null}
            defaultValue={size * 5}
            thumbLabel={`${size} pixels thick`}
          />
        ))}
      </DemoSection>
      <DemoSection title="Disabled">
        <NativeRange isDisabled />
        <Slider label={null} defaultValue={60} thumbLabel="Out of order" disabled />
      </DemoSection>
    </FormPage>
  );
}
