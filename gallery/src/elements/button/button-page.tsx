import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import { ActionIcon, Button as MantineButton, Group } from '@mantine/core';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import IconArrowRight from '~icons/tabler/arrow-right';
import IconBrandGithub from '~icons/tabler/brand-github';
import IconCurrentLocation from '~icons/tabler/current-location';
import IconList from '~icons/tabler/list';
import IconMap from '~icons/tabler/map';
import IconMapPin from '~icons/tabler/map-pin';
import IconPencil from '~icons/tabler/pencil';
import IconShare from '~icons/tabler/share';
import IconTrash from '~icons/tabler/trash';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { SIZES } from '../../kit/sizes.ts';
import { TONE_NAMES, TONES } from '../../kit/tones.ts';
import { BusyButton, LoadingButton } from './busy-buttons.tsx';
import { ToggleButtons } from './toggle-buttons.tsx';

export function ButtonPage() {
  return (
    <ExamplePage>
      <Example
        title="Buttons of the house"
        lead="The one thing to do here, another, and the way out."
      >
        <Group gap={8}>
          <Button>Fill up here</Button>
          <Button variant="default">Compare</Button>
          <Button variant="quiet">Not now</Button>
        </Group>
      </Example>
      {(['filled', 'light', 'outline'] as const).map((variant) => (
        <Example key={variant} title={NAMES[variant]}>
          <Group gap={8}>
            {TONE_NAMES.map((tone) => (
              <MantineButton
                key={tone}
                size="md"
                variant={variant}
                color={TONES[tone]}
                tt="capitalize"
              >
                {tone}
              </MantineButton>
            ))}
          </Group>
        </Example>
      ))}
      <Example title="Sizes" lead="A thumb wants 44 pixels: medium and up.">
        <Group gap={8}>
          {SIZES.map((size) => (
            <MantineButton key={size} size={size}>
              {size.toUpperCase()}
            </MantineButton>
          ))}
        </Group>
      </Example>
      <Example title="With an icon">
        <Group gap={8}>
          <Button>
            <IconMapPin size={20} stroke={1.75} aria-hidden="true" />
            Directions
          </Button>
          <Button variant="default">
            Next
            <IconArrowRight className="mirrored" size={20} stroke={1.75} aria-hidden="true" />
          </Button>
          <MantineButton
            size="md"
            radius="xl"
            variant="light"
            leftSection={<IconCurrentLocation size={20} stroke={1.75} aria-hidden="true" />}
          >
            Near me
          </MantineButton>
        </Group>
      </Example>
      <Example title="Only an icon" lead="Its name is said aloud.">
        <Group gap={8}>
          <ActionIcon size={44} variant="filled" aria-label="Share">
            <IconShare size={22} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon size={44} variant="light" aria-label="Edit">
            <IconPencil size={22} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon size={44} variant="outline" color={TONES.danger} aria-label="Delete">
            <IconTrash size={22} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon size={44} variant="default" radius="xl" aria-label="Source code">
            <IconBrandGithub size={22} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        </Group>
      </Example>
      <Example title="Pressed and not pressed">
        <Group gap={8}>
          <ToggleButtons />
        </Group>
      </Example>
      <Example title="At work" lead="Press one: it takes two seconds.">
        <Group gap={8}>
          <BusyButton />
          <LoadingButton />
        </Group>
      </Example>
      <Example title="Disabled">
        <Group gap={8}>
          <Button disabled>Sold out</Button>
          <Button variant="default" disabled>
            Closed
          </Button>
          <MantineButton size="md" disabled>
            Not yet
          </MantineButton>
        </Group>
      </Example>
      <Example title="In a group">
        <MantineButton.Group>
          <MantineButton
            size="md"
            variant="default"
            leftSection={<IconList size={20} stroke={1.75} aria-hidden="true" />}
          >
            List
          </MantineButton>
          <MantineButton
            size="md"
            variant="default"
            leftSection={<IconMap size={20} stroke={1.75} aria-hidden="true" />}
          >
            Map
          </MantineButton>
        </MantineButton.Group>
      </Example>
      <Example title="Full width" lead="At the foot of a form, and where a button is a link.">
        <Button wide>Pay now</Button>
        <ButtonLink to="/elements" variant="default" wide>
          All elements
        </ButtonLink>
      </Example>
    </ExamplePage>
  );
}

const NAMES = { filled: 'Solid', light: 'Soft', outline: 'Outlined' } as const;
