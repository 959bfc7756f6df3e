/** npm run admin -- queue, today: what waits for a decision, the twin of /admin. */
import { decadeLabel } from '@pieno/contract/fuels.ts';
import type { QueueDecision, QueueItem } from '@pieno/contract/queue.ts';
import type { CommandCall, CommandContext } from '../control/command.ts';
import { readPersonHash } from '../modules/accounts/person.ts';
import { OPERATOR } from '../modules/administration/administrator.ts';
import { decideItem } from '../modules/administration/decide-queue.ts';
import { readQueue } from '../modules/administration/queue.ts';
import { findToday, reachOf } from '../modules/administration/today.ts';
import { ORIGIN_LABELS } from '../modules/prices/origin-labels.ts';
import { formatPrice } from '../modules/prices/price-text.ts';
import { formatTime } from './format-time.ts';
import { UsageError } from './italian-command.ts';

/** The options typed after the number. */
export interface QueueOptions {
  yes?: boolean;
  no?: boolean;
  lock?: boolean;
  person?: string;
  why?: string;
}

const KIND_LABELS: Record<QueueItem['kind'], string> = {
  held: 'in attesa',
  contested: 'contestato',
  reported: 'segnalato',
  doubtful: 'insolito, senza posto in classifica',
};

/**
 * Lists the queue, or decides about one of its items.
 * @throws UsageError for a number without a decision, a decision without a number, or two decisions; what `decideItem`
 *   throws
 */
export async function decideQueue(
  { open }: CommandCall,
  id: string | undefined,
  typed: QueueOptions,
): Promise<void> {
  const decisions = (['accept', 'reject', 'lock'] as const).filter(
    (_, at) => [typed.yes, typed.no, typed.lock][at],
  );
  if (decisions.length > 1 || (decisions.length === 1) !== (id !== undefined)) {
    throw new UsageError('Per decidere servono il numero e --yes, --no oppure --lock.');
  }
  if (id !== undefined && !/^\d{1,18}$/u.test(id)) {
    throw new UsageError(`«${id}» non è un numero dell'elenco.`);
  }
  const [decision] = decisions;
  if (decision === 'reject' && !typed.why) {
    throw new UsageError('Scrivi il motivo: --why <testo>.');
  }
  const context = await open();
  if (id !== undefined && decision) await decide(context, id, decision, typed);
  else await list(context);
}

async function decide(
  { database, clock, config, output }: CommandContext,
  id: string,
  decision: QueueDecision,
  { why, person }: QueueOptions,
): Promise<void> {
  const parts = { clock, personHash: await readPersonHash(database.kysely, config.secret) };
  const decided = { decision, reason: why, person };
  const item = await decideItem(database.kysely, parts, OPERATOR, id, decided);
  const done = { accept: 'accettato', reject: 'rifiutato', lock: 'persona bloccata' }[decision];
  output.line(`${id}: ${formatPrice(item.price)}, ${done}`);
}

async function list({ database, clock, output }: CommandContext): Promise<void> {
  const { items, total } = await readQueue(database.kysely, clock.now());
  if (total === 0) output.line('Niente in coda.');
  for (const item of items) {
    output.line(describe(item));
    for (const author of item.authors) {
      const says = author.says === 'price' ? "l'ha scritto" : 'lo contesta';
      output.line(
        `    persona ${author.id}, ${says}: prezzi accettati ${author.accepted}, rifiutati ${author.rejected}; conferme ${author.confirmations}`,
      );
    }
  }
  if (total > items.length) output.line(`… e altri ${total - items.length}.`);
}

const euros = (price: number): string => formatPrice(Math.round(price * 1000));

function describe({ id, kind, business, fuel_type, price, ...item }: QueueItem): string {
  return [
    `${id}  ${business.name} (${business.id})`,
    `${fuel_type.name} ${euros(price)}`,
    KIND_LABELS[kind],
    item.current && `ora ${euros(item.current.price)}`,
    item.reference !== null && `mediana ${euros(item.reference)}`,
    `${ORIGIN_LABELS[item.origin]}, ${formatTime(new Date(item.seen_at))}`,
  ]
    .filter((part) => typeof part === 'string')
    .join(' · ');
}

/** Says what the day asks for. */
export async function showToday({ open }: CommandCall): Promise<void> {
  const { database, clock, config, output } = await open();
  const today = await findToday(database.kysely, clock.now(), reachOf(config));
  for (const { area, decade, newest_at, stations, fresh } of today.newest) {
    const age = newest_at
      ? `l'ultimo prezzo è del ${formatTime(new Date(newest_at))}`
      : 'nessun prezzo vero';
    const name = area === 'SM' ? 'San Marino' : area;
    output.line(`${name}, ${decadeLabel(decade)}: ${age}; in classifica ${fresh} su ${stations}`);
  }
  const { held, contested, reported, people } = today;
  output.line(
    `In attesa ${held.count}, contestati ${contested.count}, segnalati ${reported.count}: «queue». Gestori da accettare ${people.count}: «owners».`,
  );
  for (const { business, last_at, phone } of today.silent) {
    const last = last_at ? `ultimo prezzo del ${formatTime(new Date(last_at))}` : 'mai un prezzo';
    output.line(
      `Senza notizie: ${business.name} (${business.id}), ${last}${phone ? `, tel. ${phone}` : ''}`,
    );
  }
  for (const { kind, failed } of today.imports) {
    if (failed) output.line(`Importazione ${kind} rifiutata: ${failed.message}`);
  }
  if (today.unverified.count > 0) {
    output.line(`Email da confermare ${today.unverified.count}: «user … --verified».`);
  }
  if (!today.address.configured) {
    output.line('I link e gli inviti funzionano solo su questo computer: serve PUBLIC_URL.');
  }
  if (!today.mail.configured) {
    output.line('Le email restano nella cartella outbox: per mandarle serve SMTP_URL.');
  }
}
