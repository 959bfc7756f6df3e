/** npm run admin -- today: what does not work, what there is to decide, and which stations have no news. */
import { asSentence, isTrouble, type Finding } from '@pieno/contract/checkup/checkup.ts';
import { decadeLabel } from '@pieno/contract/prices/fuels.ts';
import type { Today } from '@pieno/contract/today/today.ts';
import { describeFuel } from './admin-fuels.ts';
import { entry } from './entry.ts';
import { formatTime, named } from './format-output.ts';

export const today = entry({
  typed: 'today',
  about: "dice che cosa non funziona, che cosa c'è da decidere e di chi mancano notizie",
  options: {
    '--all': 'anche i distributori senza notizie e il prezzo più nuovo di ogni categoria',
  },
  reads: () => true,
  async *run({ send }, { all = false }) {
    const day = await send('GET /admin/today');
    const broken = day.checks.filter(isTrouble).map(lineOf);
    yield* block('Non funziona:', broken, 'Tutto funziona.');
    const copies = day.checks.find(({ id }) => id === 'backups');
    if (copies && !isTrouble(copies)) yield asSentence(copies.text);
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

function* block(heading: string, lines: readonly string[], none: string) {
  yield lines.length > 0 ? heading : none;
  yield* lines.map((line) => `    ${line}`);
}

const lineOf = ({ text, step }: Finding): string =>
  step === null ? asSentence(text) : `${asSentence(text)} ${step}`;

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
