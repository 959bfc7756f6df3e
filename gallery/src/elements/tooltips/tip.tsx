import '@mantine/core/styles/Tooltip.layer.css';
import { Tooltip, type TooltipProps } from '@mantine/core';
import { TONES, type Tone } from '../../kit/tones.ts';
import styles from './tooltips.module.css';

interface TipProps extends Omit<TooltipProps, 'color'> {
  tone?: Tone;
}

/** Mantine's tooltip in the product's style: it opens on hover, focus and touch, and screen readers announce it. */
export function Tip({ tone, ...props }: TipProps) {
  return (
    <Tooltip
      withArrow
      transitionProps={{ duration: 120 }}
      events={{ hover: true, focus: true, touch: true }}
      classNames={{ tooltip: styles.tip }}
      {...(tone && {
        'data-tone': tone,
        style: { '--tone': TONES[tone] },
      })}
      {...props}
    />
  );
}
