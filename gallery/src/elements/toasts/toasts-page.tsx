import '@mantine/core/styles/Group.layer.css';
import { Group, Notification } from '@mantine/core';
import { Avatar } from '@pieno/ui/pictures/avatar.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Example } from '../../kit/examples/example.tsx';
import calm from '../../kit/calm-loader.module.css';
import { TONES } from '../../kit/tones.ts';
import { PEOPLE } from '../../pictures/portraits.ts';
import { AutoHideToast } from './auto-hide-toast.tsx';
import { ToastHost } from './toast-host.tsx';
import { clearToasts, showToast, TOAST_LOOK } from './toast-store.ts';
import { DELAYS_MS, KINDS, POSITIONS } from './toasts.ts';
import styles from './toasts.module.css';
import { UndoToast } from './undo-toast.tsx';

export function ToastsPage() {
  return (
    <ExamplePage>
      <ToastHost />
      <Example
        title="Auto-hide"
        lead="It came with the page and leaves after five seconds; the line at its foot shows how long."
      >
        <AutoHideToast />
      </Example>
      <Example
        title="As long as you like"
        lead="Seconds until it leaves. Resting on it stops the clock."
      >
        <Group gap={8}>
          {DELAYS_MS.map((autoClose) => (
            <Button
              key={autoClose}
              variant="default"
              onClick={() =>
                showToast({
                  title: `${autoClose / 1000} seconds`,
                  message: `Shown for ${autoClose} milliseconds.`,
                  autoClose,
                  withAutoCloseProgress: true,
                })
              }
            >
              {autoClose / 1000} s
            </Button>
          ))}
        </Group>
      </Example>
      <Example title="Where it appears">
        <div className={styles.positions}>
          {POSITIONS.map(({ position, label }) => (
            <Button
              key={position}
              variant="default"
              onClick={() => showToast({ position, title: label, message: 'Here I am.' })}
            >
              {label}
            </Button>
          ))}
        </div>
      </Example>
      <Example title="What it says" lead="The colour is never alone: an icon says the same.">
        <Group gap={8}>
          {KINDS.map(({ tone, icon: Outline, label, title, message }) => (
            <Button
              key={label}
              variant="default"
              onClick={() =>
                showToast({
                  color: TONES[tone],
                  icon: <Outline size={20} stroke={1.75} aria-hidden="true" />,
                  title,
                  message,
                })
              }
            >
              <Outline size={20} stroke={1.75} aria-hidden="true" />
              {label}
            </Button>
          ))}
        </Group>
      </Example>
      <Example title="With a way back" lead="Eight seconds to change one’s mind.">
        <UndoToast />
      </Example>
      <Example title="Until you close it" lead="Three at a time; the others wait their turn.">
        <Group gap={8}>
          <Button
            onClick={() =>
              showToast({
                title: 'I can wait',
                message: 'Close me, or clear them all.',
                autoClose: false,
              })
            }
          >
            Stay
          </Button>
          <Button variant="quiet" onClick={clearToasts}>
            Clear all
          </Button>
        </Group>
      </Example>
      <Example title="In a message" lead="The same card, standing still in a page.">
        <Notification
          {...TOAST_LOOK}
          className={styles.still}
          icon={<Avatar src={PEOPLE.chiara.src} size={28} />}
          color="transparent"
          title="Chiara"
          withCloseButton={false}
        >
          The queue at Tre Torri is gone: four minutes, and I was out again.
        </Notification>
        <Notification
          {...TOAST_LOOK}
          className={styles.still}
          classNames={{ ...TOAST_LOOK.classNames, loader: calm.loader }}
          loading
          title="Sending your price"
          withCloseButton={false}
        >
          It takes a second, also on a weak signal.
        </Notification>
      </Example>
    </ExamplePage>
  );
}
