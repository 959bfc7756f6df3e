// Tests rules report-editor, report-undo-button.
import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import type { PriceReport, PriceReportAnswer } from '@pieno/contract/prices/reports.ts';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { FakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { fuelPrice } from '../../testing/sample-prices.ts';
import { reportAnswer } from '../../testing/sample-reports.ts';
import { button, openEditor, priceField, TOTEM, typePrice } from '../../testing/totem-editor.ts';
import { asVerifiedDriver } from '../../testing/verified-driver.ts';
import { PricesCard } from './prices-card.tsx';

const POST = 'POST /price-reports';
const GPL = 30;

let api: FakeApi;
asVerifiedDriver((fake) => (api = fake));

/** A page that refetches the station, which no longer lists its fuel, as after a withdrawal. */
function Station() {
  const [details, setDetails] = useState(TOTEM);
  return (
    <>
      <PricesCard details={details} />
      <button type="button" onClick={() => setDetails(WITHOUT)}>
        Leggi di nuovo
      </button>
    </>
  );
}
const WITHOUT: BusinessDetails = {
  ...TOTEM,
  prices: [fuelPrice(10, 1.669), fuelPrice(20, 1.609)],
  reportable_fuels: [10, 11, 20].map((id) => fuelPrice(id, 1).fuel_type),
};
const WAITS =
  'In attesa: qui questo carburante non risulta in vendita, prima lo controlla un amministratore';

test('input for a fuel that disappears meanwhile stays, and is sent', async () => {
  await renderScreen(<Station />);
  await openEditor();
  await typePrice('GPL', '0.789');
  await button('Leggi di nuovo').click();
  await expect.element(priceField('Diesel Self')).toHaveValue('1,609');
  await expect.element(priceField('GPL')).toHaveValue('0,789');
  api.answer(POST, answered());
  await button('Invia').click();
  await expect.element(page.getByText(`GPL € 0,789: ${WAITS}`)).toBeVisible();
  expect((api.sent as PriceReport[])[0]!.entries).toContainEqual({
    fuel_type_id: GPL,
    price: 0.789,
  });
});

test('a report of a fuel that is new here can be withdrawn', async () => {
  api.answer(POST, answered());
  await renderScreen(<Station />);
  await openEditor();
  await typePrice('GPL', '0.789');
  await button('Invia').click();
  await button('Leggi di nuovo').click();
  await expect.element(page.getByText(`GPL € 0,789: ${WAITS}`)).toBeVisible();
  await expect.element(button('Annulla')).toBeVisible();
});

function answered(): PriceReportAnswer {
  const { results, undo_until } = reportAnswer([[GPL, 'held']]);
  return { undo_until, results: results.map((each) => ({ ...each, code: 'held_unsold' })) };
}
