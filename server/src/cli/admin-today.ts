/** npm run admin -- today: what does not work, what there is to decide, and of whom there is no news. */
import { backupWords } from '@pieno/contract/backups/backups.ts';
import { mailWaitingWords } from '@pieno/contract/mail/mail-words.ts';
import { diskWords } from '@pieno/contract/today/disk-words.ts';
import { decadeLabel } from '@pieno/contract/prices/fuels.ts';
import type { Today } from '@pieno/contract/today/today.ts';
import { describeFuel } from './admin-fuels.ts';
import { entry } from './entry.ts';
import { formatTime, named } from './words.ts';

export const today = entry({
  typed: 'today',
  about: "dice che cosa non funziona, che cosa c'è da decidere e di chi mancano notizie",
  options: {
    '--all': 'anche i distributori senza notizie e il prezzo più nuovo di ogni categoria',
  },
  reads: () => true,
  async *run({ send, clock }, { all = false }) {
    const day = await send('GET /admin/today');
    const now = clock.now();
    yield* block('Non funziona:', [...broken(day, now)], 'Tutto funziona.');
    const copies = backupWords(day.backups, now);
    if (!copies.isWrong) yield `${copies.text}.`;
    yield* block('Da decidere:', [...decisions(day)], 'Niente da decidere.');
    yield* pageErrors(day);
    if (!all) {
      yield `Senza notizie ${day.silent.length}: «today --all».`;
      return;
    }
    yield* block(`Senza notizie ${day.silent.length}:`, [...silent(day)], 'Senza notizie 0.');
    yield* block('Il prezzo più nuovo:', [...newest(day)], 'Ancora nessun prezzo.');
  },
});

/** A heading with its lines, or what is said where there are none. */
function* block(heading: string, lines: readonly string[], none: string) {
  yield lines.length > 0 ? heading : none;
  yield* lines.map((line) => `    ${line}`);
}

function* broken(day: Today, now: Date) {
  const { backups, disks, unpublished, imports, address, proxy, contact, mail } = day;
  const { text, step, isWrong } = backupWords(backups, now);
  if (isWrong) yield `${text.replace(/\.$/u, '')}. ${step}`;
  yield* disks.map((disk) => `${diskWords(disk)}.`);
  for (const station of unpublished) {
    yield `Prezzo programmato non pubblicato per un nostro errore: ${named(station)}: «scheduled ${station.id}».`;
  }
  for (const { kind, failed } of imports) {
    if (failed) yield `Importazione ${kind} rifiutata. ${failed.message}`;
  }
  if (!address.configured) {
    yield 'I link e gli inviti funzionano solo su questo computer: serve PUBLIC_URL.';
  }
  if (proxy.unnamed) {
    yield 'Le richieste sembrano passare da un proxy che TRUST_PROXY non nomina: se è così, i visitatori contano come uno solo.';
  }
  if (!contact.configured) {
    yield 'Nessuno sa come raggiungere chi gestisce Pieno: «set operator_contact NOME EMAIL TELEFONO».';
  }
  const { configured, waiting } = mail;
  if (!configured) {
    yield 'Le email restano nella cartella outbox: per mandarle serve SMTP_URL.';
  } else if (waiting) {
    yield `${mailWaitingWords(waiting, `dal ${formatTime(waiting.since)}`)}: «mail».`;
  }
}

function* decisions(day: Today) {
  const { held, contested, reported, people, unverified } = day;
  if (held.count + contested.count + reported.count > 0) {
    yield `In attesa ${held.count}, contestati ${contested.count}, segnalati ${reported.count}: «queue».`;
  }
  if (people.count > 0) yield `Gestori da accettare ${people.count}: «owners».`;
  if (unverified.count > 0) yield `Email da confermare ${unverified.count}: «user … --verified».`;
  for (const { name, email, asked_at } of day.verifications) {
    yield `Chiede la verifica dal ${formatTime(asked_at)}: ${name} (${email}): «user ${email} --verified --why …».`;
  }
  for (const { name, email, borne_out, contradicted } of day.drivers) {
    yield `Segnala spesso: ${name} (${email}), confermati ${borne_out}, smentiti ${contradicted}: «user … --known».`;
  }
  for (const gone of day.moved_out) {
    yield `Uscito dalle zone: ${named(gone)}: «station ${gone.id}».`;
  }
  for (const unknown of day.fuels) yield `Carburante sconosciuto ${describeFuel(unknown)}: «fuel».`;
  if (day.outsiders > 0) yield `Distributori fuori dalle zone ${day.outsiders}: «tidy».`;
}

function* pageErrors({ page_errors: { count, top } }: Today) {
  if (count === 0) return;
  const lines = top.map(
    ({ message, route, versions, count: times }) =>
      `${times} × ${message}, su ${route}, versione ${versions.join(', ')}`,
  );
  yield* block(`Errori delle pagine negli ultimi 7 giorni ${count}:`, lines, '');
}

function* silent(day: Today) {
  for (const { business, last_at, phone } of day.silent) {
    const last = last_at ? `ultimo prezzo del ${formatTime(last_at)}` : 'mai un prezzo';
    yield `${named(business)}, ${last}${phone ? `, tel. ${phone}` : ''}`;
  }
}

function* newest(day: Today) {
  for (const { area, decade, newest_at, stations, fresh } of day.newest) {
    const name = area === 'SM' ? 'San Marino' : area;
    const last = newest_at && `l'ultimo prezzo è del ${formatTime(newest_at)}`;
    yield `${name}, ${decadeLabel(decade)}: ${last ?? 'nessun prezzo vero'}; in classifica ${fresh} su ${stations}`;
  }
}
