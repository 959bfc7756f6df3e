import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Group, Switch } from '@mantine/core';
import IconMoon from '~icons/tabler/moon';
import IconSun from '~icons/tabler/sun';
import { Example } from '../../kit/examples/example.tsx';
import { FormPage } from '../form-page.tsx';
import { TonesAndSizes } from '../tones-and-sizes.tsx';
import styles from './form-switches-page.module.css';
import { PendingSwitch } from './pending-switch.tsx';
import { SettingsRows } from './settings-rows.tsx';

export function FormSwitchesPage() {
  return (
    <FormPage>
      <SettingsRows />
      <Example title="While it is being seen to" lead="It waits a second for its answer.">
        <PendingSwitch />
      </Example>
      <Example title="With a line of explanation">
        <Switch
          label="Prices of the border belt"
          description="Twenty kilometres into Italy."
          defaultChecked
        />
        <Switch label="Premium fuels too" description="They never win on their own." />
      </Example>
      <Example title="With words and signs inside">
        <div className={styles.labelled}>
          <Switch
            size="xl"
            aria-label="Open on Sundays"
            onLabel="OPEN"
            offLabel="CLOSED"
            defaultChecked
          />
          <Switch
            size="xl"
            aria-label="Dark pictures"
            onLabel={<IconMoon size={20} stroke={1.75} aria-hidden="true" />}
            offLabel={<IconSun size={20} stroke={1.75} aria-hidden="true" />}
          />
        </div>
      </Example>
      <Example title="Several of them" lead="A group is one value: a list of what is on.">
        <Switch.Group label="Tell me by" defaultValue={['Message']}>
          <Group>
            {['Message', 'E-mail', 'Call'].map((way) => (
              <Switch key={way} value={way} label={way} />
            ))}
          </Group>
        </Switch.Group>
      </Example>
      <TonesAndSizes control={Switch} />
      <Example title="States">
        <Switch label="Label in front" labelPosition="left" defaultChecked />
        <Switch label="Square" radius="sm" defaultChecked />
        <Switch label="Wrong" error="Turn this on to go on" />
        <Switch label="Disabled" disabled />
        <Switch label="Disabled and on" disabled defaultChecked />
      </Example>
    </FormPage>
  );
}
