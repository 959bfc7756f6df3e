import '@mantine/core/styles/Alert.layer.css';
import { Alert } from '@mantine/core';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import IconGasStation from '~icons/tabler/gas-station';
import { useState } from 'react';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { TONES } from '../../kit/tones.ts';
import { DismissibleAlerts } from './dismissible-alerts.tsx';
import { PriceAlert } from './price-alert.tsx';
import { SampleAlerts } from './sample-alerts.tsx';

export function AlertsPage() {
  return (
    <ExamplePage>
      <Example title="Banners of the house" lead="One sentence across the page.">
        <Banner kind="success">Your profile has been saved.</Banner>
        <Banner kind="error">The picture must be smaller than 2 MB.</Banner>
        <Banner kind="info">Prices change at six in the evening.</Banner>
        <Banner kind="offline">You are reading what was kept at 8:12.</Banner>
      </Example>
      <Example title="Soft" lead="A tint, an icon and what happened.">
        <SampleAlerts variant="light" />
      </Example>
      <Example title="Solid" lead="For the one thing nobody may miss.">
        <SampleAlerts variant="filled" />
      </Example>
      <Example title="Outlined" lead="Quiet enough to stand in a list.">
        <SampleAlerts variant="outline" />
      </Example>
      <Example title="Dismissible" lead="Each can be sent away, and called back.">
        <DismissibleAlerts />
      </Example>
      <Example title="With something to do">
        <UpdateBanner />
        <Banner kind="offline" actions={<ButtonLink to="/fallback">See the page</ButtonLink>}>
          No connection: some pages are not available.
        </Banner>
      </Example>
      <Example title="With more to read">
        <Alert
          variant="light"
          color={TONES.accent}
          icon={<IconGasStation stroke={1.75} aria-hidden="true" />}
          title="Before a long trip"
        >
          <p>Three things that save more than a cheap litre:</p>
          <ul>
            <li>tyres at the pressure written in the door,</li>
            <li>an empty roof box stays at home,</li>
            <li>ten km/h less on the motorway.</li>
          </ul>
        </Alert>
      </Example>
      <Example title="A price alert" lead="The totem speaks: what drivers asked to be told.">
        <PriceAlert />
      </Example>
    </ExamplePage>
  );
}

function UpdateBanner() {
  const [isLater, setLater] = useState(false);
  if (isLater) return <Banner kind="success">Fine: we will ask again tomorrow.</Banner>;
  return (
    <Banner
      kind="info"
      actions={
        <>
          <Button onClick={() => setLater(true)}>Tomorrow</Button>
          <Button variant="quiet" onClick={() => setLater(true)}>
            Not now
          </Button>
        </>
      }
    >
      Shall we remind you to check your tyres?
    </Banner>
  );
}
