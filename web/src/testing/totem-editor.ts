/** Helpers for the totem's editor, used like a driver's fingers. */
import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FULL_DETAILS } from './sample-business.ts';
import { fuelPrice } from './sample-prices.ts';

/** A station with two real prices, a demo price, and a fuel without any. */
export const TOTEM: BusinessDetails = {
  ...FULL_DETAILS,
  prices: [fuelPrice(10, 1.669), fuelPrice(20, 1.599), fuelPrice(30, 0.8, { source: 'demo' })],
  reportable_fuels: [10, 11, 20, 30].map((id) => fuelPrice(id, 1).fuel_type),
};

export const button = (name: string | RegExp) => page.getByRole('button', { name });

export const priceField = (fuel: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${fuel}, prezzo`) });

/** Types into a field, after its first two digits. */
export async function typePrice(fuel: string, keys: string): Promise<void> {
  await priceField(fuel).click();
  await userEvent.keyboard(keys);
}

export async function openEditor(): Promise<void> {
  await button('È cambiato').click();
  await expect.element(page.getByRole('group', { name: 'Che prezzi vedi?' })).toBeVisible();
}
