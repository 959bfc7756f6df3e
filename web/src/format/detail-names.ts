import { PAYMENTS, SERVICES } from '@pieno/contract/stations/station-details.ts';
import PAYMENT_NAMES from '~messages/payment';
import SERVICE_NAMES from '~messages/service';

/** Names services in the order in which they are shown; newer ones than this page knows are left out. */
export const serviceNames = (services: readonly string[]): string[] =>
  SERVICES.filter((each) => services.includes(each)).map((each) => SERVICE_NAMES[each]());

/** The same of ways to pay. */
export const paymentNames = (payments: readonly string[]): string[] =>
  PAYMENTS.filter((each) => payments.includes(each)).map((each) => PAYMENT_NAMES[each]());
