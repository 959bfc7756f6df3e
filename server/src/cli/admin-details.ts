/** npm run admin -- details: hours, services and payment of a station, the twin of the form in /admin. */
import { hoursText, spansText } from '@pieno/contract/opening-words.ts';
import { DetailsChangeSchema, type OwnDetails } from '@pieno/contract/station-details.ts';
import type { CommandCall } from '../control/command.ts';
import { inTransaction } from '../db/transaction.ts';
import { OPERATOR } from '../modules/administration/administrator.ts';
import { editStationDetails } from '../modules/administration/edit-station.ts';
import { readDetails } from '../modules/stations/edit-details.ts';
import { findStation } from './find-station.ts';
import { UsageError } from './italian-command.ts';
import { readFacts } from './station-facts.ts';
import { readExceptions, readWeek } from './typed-hours.ts';

/** The options of `details`, as they are typed; '-' clears. */
export interface DetailsOptions {
  name?: string;
  description?: string;
  phone?: string;
  hours?: string;
  selfHours?: string;
  exceptions?: string;
  services?: string;
  payments?: string;
  smac?: string;
}

/** Shows hours, services and payment, after writing what the options say. @throws UsageError, notFound */
export async function changeDetails(
  { open, output }: CommandCall,
  typed: string,
  { hours, selfHours, exceptions, services, payments, smac, ...texts }: DetailsOptions,
): Promise<void> {
  const change = readFacts(DetailsChangeSchema, {
    ...texts,
    ...(hours !== undefined && { hours: readWeek(hours) }),
    ...(selfHours !== undefined && { self_hours: readWeek(selfHours) }),
    ...(exceptions !== undefined && { exceptions: readExceptions(exceptions) }),
    ...(services !== undefined && { services: readList(services) }),
    ...(payments !== undefined && { payments: readList(payments) }),
    ...(smac !== undefined && { smac: readYes(smac) }),
  });
  const { database, clock } = await open();
  const { kysely } = database;
  const id = await findStation(kysely, typed);
  await inTransaction(kysely, (tx) => editStationDetails(tx, clock, OPERATOR, id, change));
  for (const line of linesOf(await readDetails(kysely, id))) output.line(line);
}

const readList = (typed: string): string[] =>
  typed === '-' ? [] : typed.split(',').map((word) => word.trim());

function readYes(typed: string): boolean | null {
  if (typed === '-') return null;
  if (!/^(sì|si|no)$/iu.test(typed)) throw new UsageError('Per --smac scrivi sì, no oppure -.');
  return typed.toLowerCase() !== 'no';
}

function* linesOf({ business, ...details }: OwnDetails): Generator<string> {
  yield `${business.id}  ${business.name}`;
  if (details.description) yield `    ${details.description}`;
  if (details.phone) yield `    telefono: ${details.phone}`;
  if (details.hours) yield `    orari: ${hoursText(details.hours)}`;
  if (details.self_hours) yield `    self-service: ${hoursText(details.self_hours)}`;
  if (!details.hours && details.opening_hours) yield `    da una fonte: ${details.opening_hours}`;
  for (const { date, spans } of details.exceptions) yield `    ${date}: ${spansText(spans)}`;
  if (details.services.length > 0) yield `    servizi: ${details.services.join(', ')}`;
  if (details.payments.length > 0) yield `    pagamenti: ${details.payments.join(', ')}`;
  if (details.smac !== null) yield `    SMaC: ${details.smac ? 'sì' : 'no'}`;
}
