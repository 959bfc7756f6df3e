import {
  PAYMENTS,
  SERVICES,
  type Payment,
  type Service,
} from '@pieno/contract/stations/station-details.ts';
import { m } from '../../paraglide/messages.js';

export const SERVICE_NAMES: Readonly<Record<Service, () => string>> = {
  staff: m.service_staff,
  workshop: m.service_workshop,
  tyres: m.service_tyres,
  wash: m.service_wash,
  air: m.service_air,
  bar: m.service_bar,
  shop: m.service_shop,
  toilets: m.service_toilets,
  parking: m.service_parking,
  adblue: m.service_adblue,
};
export const PAYMENT_NAMES: Readonly<Record<Payment, () => string>> = {
  cash: m.payment_cash,
  debit: m.payment_debit,
  credit: m.payment_credit,
  fuel_card: m.payment_fuel_card,
  app: m.payment_app,
};

/** Names services in their display order; services that this page does not know are left out. */
export const serviceNames = (services: readonly string[]): string[] =>
  SERVICES.filter((each) => services.includes(each)).map((each) => SERVICE_NAMES[each]());

/** Names ways to pay, likewise. */
export const paymentNames = (payments: readonly string[]): string[] =>
  PAYMENTS.filter((each) => payments.includes(each)).map((each) => PAYMENT_NAMES[each]());
