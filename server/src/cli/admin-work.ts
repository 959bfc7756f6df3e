/** npm run admin -- queue, reviews, jobs, log: what there is to decide, and what was done. */
import { actedBy, actionSentence, targetText } from '@pieno/contract/actions/action-sentences.ts';
import { FUEL_TYPES } from '@pieno/contract/prices/fuels.ts';
import {
  scheduleText,
  jobName,
  outcomeText,
  JOB_STATE_TEXTS,
} from '@pieno/contract/jobs/job-text.ts';
import { QUEUE_DECISIONS, type QueueItem } from '@pieno/contract/queue/queue.ts';
import { REVIEW_DECISIONS, type FlaggedReview } from '@pieno/contract/reviews/reviews.ts';
import { ORIGIN_LABELS } from '../modules/prices/origin-labels.ts';
import { entry, WHY, withoutOptions } from './entry.ts';
import { check, numberOf, reworded } from './typed.ts';
import { euros, formatTime, joined, named } from './format-output.ts';

const A_NUMBER = "un numero dell'elenco";

const KIND_LABELS: Record<QueueItem['kind'], string> = {
  held: 'in attesa',
  contested: 'contestato',
  reported: 'segnalato',
  doubtful: 'insolito, senza posto in classifica',
};
const DONE = {
  accept: 'accettato',
  reject: 'rifiutato',
  lock: 'persona bloccata',
  vouch: 'automobilista conosciuto',
} as const;

export const queue = entry({
  typed: 'queue [numeri...]',
  about: 'elenca i prezzi su cui decidere; con --yes, --no o --lock decide, con --vouch garantisci',
  options: {
    '--yes': 'il prezzo è giusto',
    '--no': 'il prezzo è sbagliato: va via',
    '--lock': 'blocca chi lo ha detto',
    '--vouch': 'garantisci per chi lo ha detto: il prezzo resta in coda',
    '--person <codice>': 'chi, quando sono in più di uno',
    ...WHY,
  },
  reads: withoutOptions,
  async *run({ send, output }, { yes, no, lock, vouch, person, why: reason }, ids: string[]) {
    const [decision, ...others] = QUEUE_DECISIONS.filter((_, at) => [yes, no, lock, vouch][at]);
    const isWhole = others.length === 0 && (decision !== undefined) === ids.length > 0;
    check(isWhole, 'Per decidere servono i numeri e --yes, --no, --lock oppure --vouch.');
    for (const id of ids) numberOf(id, A_NUMBER, 18);
    const [id, second] = ids;
    if (id !== undefined && decision) {
      const needsWhy = decision === 'reject' || decision === 'lock';
      check(!needsWhy || reason, 'Scrivi il motivo: --why <testo>.');
      if (second === undefined) {
        const { decided } = await send('POST /admin/queue/:id', { id, decision, reason, person });
        yield `${id}: ${euros(decided!)}, ${DONE[decision]}`;
        return;
      }
      check(
        decision === 'accept' || decision === 'reject',
        'Di una persona si decide da un prezzo solo.',
      );
      const items = ids.map((one) => ({ id: one }));
      const { message, refused } = await send('POST /admin/queue', { items, decision, reason });
      yield message;
      for (const { id: left, message: why } of refused) output.error(`${left}: ${why}.`);
      return refused.length > 0 ? 1 : 0;
    }
    const { items, total } = await send('GET /admin/queue');
    if (total === 0) yield 'Niente in coda.';
    for (const item of items) {
      yield describe(item);
      yield* item.authors.map(describeAuthor);
    }
    if (total > items.length) yield `… e altri ${total - items.length}.`;
  },
});

const describe = ({ id, kind, business, fuel_type, price, ...item }: QueueItem): string =>
  joined(
    `${id}  ${named(business)}`,
    `${fuel_type.name} ${euros(price)}`,
    KIND_LABELS[kind],
    item.current && `ora ${euros(item.current.price)}`,
    item.reference !== null && `mediana ${euros(item.reference)}`,
    `${ORIGIN_LABELS[item.origin]}, ${formatTime(item.seen_at)}`,
  );

function describeAuthor(author: QueueItem['authors'][number]): string {
  const { id, accepted, rejected, confirmations, borne_out, contradicted } = author;
  const stance = author.says === 'price' ? "l'ha scritto" : 'lo contesta';
  const whole = author.known ? `${stance}, automobilista conosciuto` : stance;
  return `    persona ${id}, ${whole}: prezzi accettati ${accepted}, rifiutati ${rejected}; conferme ${confirmations}; da gestore, amministratore o fonte confermati ${borne_out}, smentiti ${contradicted}`;
}

export const reviews = entry({
  typed: 'reviews [numero]',
  about: 'elenca le recensioni su cui decidere; con --show, --hide o --lock decide',
  options: {
    '--show': 'si vede',
    '--hide': 'non si vede',
    '--lock': "non si vede, e blocca chi l'ha scritta",
    ...WHY,
  },
  reads: withoutOptions,
  async *run({ send }, { show, hide, lock, why: reason }, id?: string) {
    const [decision, ...others] = REVIEW_DECISIONS.filter((_, at) => [show, hide, lock][at]);
    const isWhole = others.length === 0 && (decision !== undefined) === (id !== undefined);
    check(isWhole, 'Per decidere servono il numero e --show, --hide oppure --lock.');
    if (id !== undefined && decision) {
      numberOf(id, A_NUMBER, 9);
      check(decision === 'show' || reason, 'Scrivi il motivo: --why <testo>.');
      const { message } = await send('POST /admin/queue/reviews/:id', { id, decision, reason });
      yield message;
      return;
    }
    const { reviews: waiting } = await send('GET /admin/queue');
    if (waiting.length === 0) yield 'Niente in coda.';
    yield* waiting.map(describeReview);
  },
});

const describeReview = ({ id, business, stars, text, flags, reason, objection }: FlaggedReview) =>
  joined(
    `${id}  ${named(business)}`,
    `${stars} su 5`,
    text && `«${text}»`,
    `segnalazioni ${Object.values(flags).reduce((sum, count) => sum + count, 0)}`,
    reason && `nascosta: ${reason}`,
    objection && `chi l'ha scritta: «${objection}»`,
  );

export const jobs = entry({
  typed: 'jobs',
  about: "elenca i lavori automatici: quando, e com'è andata; con --run ne avvia uno",
  options: { '--run <nome>': "il nome nell'elenco: parte adesso" },
  reads: withoutOptions,
  async *run({ send }, { run: name }) {
    if (name !== undefined) {
      const unknown = `«${name}» non è tra i lavori automatici.`;
      const sent = send('POST /admin/jobs/:name', { name });
      const { message } = await reworded(sent, (error) => error.kind === 'not_found' && unknown);
      yield message;
      return;
    }
    const listed = await send('GET /admin/jobs');
    for (const { name: job, cron, state, last, next_at } of listed.jobs) {
      const ended = last
        ? `ultima volta ${formatTime(last.started_at)}, ${outcomeText(last)}`
        : 'mai eseguito finora';
      const next = `prossima volta ${formatTime(next_at)}`;
      yield `${job}  ${jobName(job)}, ${scheduleText(cron)}`;
      yield `    ${joined(ended, next, JOB_STATE_TEXTS[state] || null)}`;
    }
    if (!listed.running) yield 'Adesso nessun server esegue i lavori automatici.';
  },
});

const fuelName = (id: number): string =>
  FUEL_TYPES.find((fuel) => fuel.id === id)?.name ?? `carburante ${id}`;

export const log = entry({
  typed: 'log',
  about: 'elenca chi ha cambiato che cosa',
  options: {
    '--station <distributore>': 'solo di questo distributore',
    '--before <numero>': 'la pagina dopo',
  },
  reads: () => true,
  async *run(operator, { station: of, before }) {
    if (before !== undefined) numberOf(before, A_NUMBER, 18);
    const station = of === undefined ? undefined : String((await operator.station(of)).id);
    const page = await operator.send('GET /admin/log', { before, station });
    const { entries, people, stations, next } = page;
    if (entries.length === 0) yield 'Ancora niente.';
    for (const { at, role, actor, action, business, target, reason } of entries) {
      const who = actor ? ` ${people[actor] ?? actor.slice(0, 8)}` : '';
      yield joined(
        `${formatTime(at)}  ${actedBy(role, action, target)}${who}`,
        actionSentence(action),
        business && named(business),
        targetText(target, { fuel: fuelName, people, stations }) || null,
        reason && `«${reason}»`,
      );
    }
    if (next) yield `… continua con --before ${next}`;
  },
});
