import '@mantine/core/styles/Alert.layer.css';
import { Alert } from '@mantine/core';
import { Banner } from '@pieno/ui/banner.tsx';
import { Button } from '@pieno/ui/button.tsx';
import { ButtonLink } from '@pieno/ui/button-link.tsx';
import { IconGasStation } from '@tabler/icons-react';
import { useState } from 'react';
import { ExamplePageundefined } from '../../kit/example-page.tsx';
import { Exampleundefined } from '../../kit/example.tsx';
import { TONES } from '../../kit/tones.ts';
import { DismissibleAlerts } from './dismissible-alerts.tsx';
import { PriceAlert } from './price-alert.tsx';
import { SampleAlerts } from './sample-alerts.tsx';

export function AlertsPage() {
  return (
    <ExamplePageundefined>
      <Exampleundefined title="Banners of the house" lead="One sentence across the page.">
        <Banner kind="success">Your profile has been saved.</Banner>
        <Banner kind="error">The picture must be smaller than 2 MB.</Banner>
        <Banner kind="info">Prices change at six in the evening.</Banner>
        <Banner kind="offline">You are reading what was kept at 8:12.</Banner>
      </Exampleundefined>
      <Exampleundefined title="Soft" lead="A tint, an icon and what happened.">
        <SampleAlerts variant="light" />
      </Exampleundefined>
      <Exampleundefined title="Solid" lead="For the one thing nobody may miss.">
        <SampleAlerts variant="filled" />
      </Exampleundefined>
      <Exampleundefined title="Outlined" lead="Quiet enough to stand in a list.">
        <SampleAlerts variant="outline" />
      </Exampleundefined>
      <Exampleundefined title="Dismissible" lead="Each can be sent away, and called back.">
        <DismissibleAlerts />
      </Exampleundefined>
      <Exampleundefined title="With something to do">
        <UpdateBanner />
        <Banner kind="offline" actions={<ButtonLink to="/fallback">See the page</ButtonLink>}>
          No connection: some pages are not available.
        </Banner>
      </Exampleundefined>
      <Exampleundefined title="With more to read">
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
      </Exampleundefined>
      <Exampleundefined
        title="A price alert"
        lead="The totem speaks: what drivers asked to be told."
      >
        <PriceAlert />
      </Exampleundefined>
    </ExamplePageundefined>
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
