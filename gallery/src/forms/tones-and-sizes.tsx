import '@mantine/core/styles/Group.layer.css';
import { Group } from '@mantine/core';
import type { ComponentType } from 'react';
import { Example } from '../kit/examples/example.tsx';
import { SIZES, type Size } from '../kit/sizes.ts';
import { TONE_NAMES, TONES } from '../kit/tones.ts';

interface TonesAndSizesProps {
  /** The control, checked. */
  control: ComponentType<{ label: string; defaultChecked: true; color?: string; size?: Size }>;
}

/** A control in each colour and size. */
export function TonesAndSizes({ control: Control }: TonesAndSizesProps) {
  return (
    <>
      <Example title="Colours" lead="What is chosen is never told by the colour alone.">
        <Group>
          {TONE_NAMES.map((tone) => (
            <Control key={tone} label={tone} color={TONES[tone]} defaultChecked />
          ))}
        </Group>
      </Example>
      <Example title="Sizes">
        <Group>
          {SIZES.map((size) => (
            <Control key={size} label={size.toUpperCase()} size={size} defaultChecked />
          ))}
        </Group>
      </Example>
    </>
  );
}
