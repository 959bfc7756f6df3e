/** npm run admin -- today, queue, jobs, log: what there is to do, and what was done. */
import { actedBy, actionSentence, targetWords } from '@pieno/contract/actions/action-sentences.ts';
import { backupWords } from '@pieno/contract/backups/backups.ts';
import { decadeLabel, FUEL_TYPES } from '@pieno/contract/prices/fuels.ts';
import { cronWords, jobName, outcomeWords, STATE_WORDS } from '@pieno/contract/jobs/job-words.ts';
import { QUEUE_DECISIONS, type QueueItem } from '@pieno/contract/queue/queue.ts';
import { AppError } from '../http/errors.ts';
import { ORIGIN_LABELS } from '../modules/prices/origin-labels.ts';
import { formatPrice } from '../modules/prices/price-text.ts';
import { describeFuel } from './admin-fuels.ts';
import { numberOf, WHY, type Entry } from './entry.ts';
import { formatTime } from './format-time.ts';
import { UsageError } from './italian-command.ts';
import type { Send } from './operator.ts';

const A_NUMBER = "un numero dell'elenco";

export const today: Entry = {
  reads: [],
  typed: 'today',
  about: "dice che cosa c'è da fare oggi",
  async *run({ send, open }) {
    const day = await send('GET /admin/today');
    for (const { area, decade, newest_at, stations, fresh } of day.newest) {
      const age = newest_at
        ? `l'ultimo prezzo è del ${formatTime(newest_at)}`
        : 'nessun prezzo vero';
      const name = area === 'SM' ? 'San Marino' : area;
      yield `${name}, ${decadeLabel(decade)}: ${age}; in classifica ${fresh} su ${stations}`;
    }
    const { held, contested, reported, people } = day;
    yield `In attesa ${held.count}, contestati ${contested.count}, segnalati ${reported.count}: «queue». Gestori da accettare ${people.count}: «owners».`;
    if (day.over_cap.count > 0) yield `Oltre il tetto di un giorno ${day.over_cap.count}: «queue».`;
    for (const { business, last_at, phone } of day.silent) {
      const last = last_at ? `ultimo prezzo del ${formatTime(last_at)}` : 'mai un prezzo';
      yield `Senza notizie: ${business.name} (${business.id}), ${last}${phone ? `, tel. ${phone}` : ''}`;
    }
    for (const { id, name } of day.moved_out) {
      yield `Uscito dalle zone: ${name} (${id}): «station ${id}».`;
    }
    if (day.outsiders > 0) yield `Distributori fuori dalle zone ${day.outsiders}: «tidy».`;
    for (const unknown of day.fuels)
      yield `Carburante sconosciuto ${describeFuel(unknown)}: «fuel».`;
    for (const { kind, failed } of day.imports) {
      if (failed) yield `Importazione ${kind} rifiutata. ${failed.message}`;
    }
    if (day.unverified.count > 0) {
      yield `Email da confermare ${day.unverified.count}: «user … --verified».`;
    }
    for (const { name, email, borne_out, contradicted } of day.drivers) {
      yield `Segnala spesso: ${name} (${email}), confermati ${borne_out}, smentiti ${contradicted}: «user … --known».`;
    }
    const { text, step, isWrong } = backupWords(day.backups, (await open()).clock.now());
    yield isWrong ? `${text.replace(/\.$/u, '')}. ${step}` : `${text}.`;
    if (!day.address.configured) {
      yield 'I link e gli inviti funzionano solo su questo computer: serve PUBLIC_URL.';
    }
    if (!day.mail.configured) {
      yield 'Le email restano nella cartella outbox: per mandarle serve SMTP_URL.';
    }
  },
};

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
const euros = (price: number): string => formatPrice(Math.round(price * 1000));

interface QueueOptions {
  yes?: boolean;
  no?: boolean;
  lock?: boolean;
  vouch?: boolean;
  cap?: string;
  person?: string;
  why?: string;
}

export const queue: Entry = {
  reads: [],
  typed: 'queue [numero]',
  about: 'elenca i prezzi su cui decidere; con --yes, --no o --lock decide, con --vouch garantisci',
  options: {
    '--yes': 'il prezzo è giusto',
    '--no': 'il prezzo è sbagliato: va via',
    '--lock': 'blocca chi lo ha detto',
    '--vouch': 'garantisci per chi lo ha detto: il prezzo resta in coda',
    '--cap <numeri>':
      'di ciò che è oltre il tetto accetta questi, separati da virgole, oppure «tutti» o «nessuno»: gli altri rifiuta',
    '--person <codice>': 'chi, quando sono in più di uno',
    ...WHY,
  },
  async *run({ send }, id: string | undefined, typed: QueueOptions) {
    if (typed.cap !== undefined) {
      yield await decideCap(send, typed.cap, typed.why);
      return;
    }
    const decisions = QUEUE_DECISIONS.filter(
      (_, at) => [typed.yes, typed.no, typed.lock, typed.vouch][at],
    );
    if (decisions.length > 1 || (decisions.length === 1) !== (id !== undefined)) {
      throw new UsageError('Per decidere servono il numero e --yes, --no, --lock oppure --vouch.');
    }
    const [decision] = decisions;
    if (id !== undefined && decision) {
      numberOf(id, A_NUMBER, 18);
      if (decision === 'reject' && !typed.why) {
        throw new UsageError('Scrivi il motivo: --why <testo>.');
      }
      const body = { decision, reason: typed.why, person: typed.person };
      const { decided } = await send('POST /admin/queue/:id', { params: { id }, body });
      yield `${id}: ${euros(decided!)}, ${DONE[decision]}`;
      return;
    }
    const { items, total } = await send('GET /admin/queue');
    if (total === 0) yield 'Niente in coda.';
    for (const item of items) {
      yield describe(item);
      yield* item.authors.map(describeAuthor);
    }
    if (total > items.length) yield `… e altri ${total - items.length}.`;
  },
};

async function decideCap(send: Send, typed: string, why: string | undefined): Promise<string> {
  const { items } = await send('GET /admin/queue');
  const over = items.filter((item) => item.over_cap).map(({ id }) => id);
  const numbers = typed === 'tutti' ? over : typed === 'nessuno' ? [] : typed.split(',');
  const stranger = numbers.find((id) => !over.includes(id));
  if (stranger !== undefined) throw new UsageError(`«${stranger}» non è oltre il tetto.`);
  const leave = over.filter((id) => !numbers.includes(id));
  if (leave.length > 0 && !why) throw new UsageError('Scrivi il motivo: --why <testo>.');
  const body = { take: numbers, leave, reason: why };
  return (await send('POST /admin/queue', { body })).message;
}

const describe = ({ id, kind, business, fuel_type, price, ...item }: QueueItem): string =>
  [
    `${id}  ${business.name} (${business.id})`,
    `${fuel_type.name} ${euros(price)}`,
    KIND_LABELS[kind],
    item.over_cap && 'oltre il tetto',
    item.current && `ora ${euros(item.current.price)}`,
    item.reference !== null && `mediana ${euros(item.reference)}`,
    `${ORIGIN_LABELS[item.origin]}, ${formatTime(item.seen_at)}`,
  ]
    .filter((part) => typeof part === 'string')
    .join(' · ');

function describeAuthor(author: QueueItem['authors'][number]): string {
  const { id, says, known, accepted, rejected, confirmations, borne_out, contradicted } = author;
  const said = says === 'price' ? "l'ha scritto" : 'lo contesta';
  const whole = known ? `${said}, automobilista conosciuto` : said;
  return `    persona ${id}, ${whole}: prezzi accettati ${accepted}, rifiutati ${rejected}; conferme ${confirmations}; da gestore, amministratore o fonte confermati ${borne_out}, smentiti ${contradicted}`;
}

export const jobs: Entry = {
  reads: [],
  typed: 'jobs',
  about: "elenca i lavori automatici: quando, e com'è andata; con --run ne avvia uno",
  options: { '--run <nome>': "il nome nell'elenco: parte adesso" },
  async *run({ send }, { run: name }: { run?: string }) {
    if (name === undefined) {
      const listed = await send('GET /admin/jobs');
      for (const { name: job, cron, state, last, next_at } of listed.jobs) {
        const ended = last
          ? `ultima volta ${formatTime(last.started_at)}, ${outcomeWords(last)}`
          : 'mai eseguito finora';
        const facts = [ended, `prossima volta ${formatTime(next_at)}`, STATE_WORDS[state]];
        yield `${job}  ${jobName(job)}, ${cronWords(cron)}`;
        yield `    ${facts.filter((words) => words !== '').join(' · ')}`;
      }
      if (!listed.running) yield 'Adesso nessun server esegue i lavori automatici.';
      return;
    }
    const started = send('POST /admin/jobs/:name', { params: { name } });
    const { message } = await started.catch((error: unknown) => {
      if (!(error instanceof AppError) || error.status !== 404) throw error;
      throw new UsageError(`«${name}» non è tra i lavori automatici.`);
    });
    yield message;
  },
};

const fuelName = (id: number): string =>
  FUEL_TYPES.find((fuel) => fuel.id === id)?.name ?? `carburante ${id}`;

export const log: Entry = {
  reads: ['station', 'before'],
  typed: 'log',
  about: 'elenca chi ha cambiato che cosa',
  options: {
    '--station <distributore>': 'solo di questo distributore',
    '--before <numero>': 'la pagina dopo',
  },
  async *run({ send, station }, { station: of, before }: { station?: string; before?: string }) {
    if (before !== undefined) numberOf(before, A_NUMBER, 18);
    const id = of === undefined ? undefined : String((await station(of)).id);
    const { entries, people, stations, next } = await send('GET /admin/log', {
      query: { before, station: id },
    });
    if (entries.length === 0) yield 'Ancora niente.';
    for (const { at, role, actor, action, business, target, reason } of entries) {
      const who = actor ? ` ${people[actor] ?? actor.slice(0, 8)}` : '';
      const parts = [
        `${formatTime(at)}  ${actedBy(role, action, target)}${who}`,
        actionSentence(action),
        business && `${business.name} (${business.id})`,
        targetWords(target, { fuel: fuelName, people, stations }),
        reason && `«${reason}»`,
      ];
      yield parts.filter(Boolean).join(' · ');
    }
    if (next) yield `… continua con --before ${next}`;
  },
};
