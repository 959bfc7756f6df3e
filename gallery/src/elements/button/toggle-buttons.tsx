import { ActionIcon } from '@mantine/core';
import IconBell from '~icons/tabler/bell';
import IconHeart from '~icons/tabler/heart';
import IconStar from '~icons/tabler/star';
import { useState } from 'react';
import { TONES } from '../../kit/tones.ts';

const TOGGLES = [
  { name: 'Favourite', icon: IconHeart, tone: 'danger' },
  { name: 'Price alert', icon: IconBell, tone: 'accent' },
  { name: 'Recommend', icon: IconStar, tone: 'warning' },
] as const;

/** Toggle buttons with `aria-pressed`. */
export function ToggleButtons() {
  const [pressed, setPressed] = useState<readonly string[]>(['Favourite']);
  return TOGGLES.map(({ name, icon: Outline, tone }) => {
    const isPressed = pressed.includes(name);
    return (
      <ActionIcon
        key={name}
        size={48}
        variant={isPressed ? 'filled' : 'default'}
        color={TONES[tone]}
        aria-label={name}
        aria-pressed={isPressed}
        onClick={() =>
          setPressed(isPressed ? pressed.filter((each) => each !== name) : [...pressed, name])
        }
      >
        <Outline size={24} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
    );
  });
}
