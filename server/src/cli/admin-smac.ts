/** npm run admin -- smac: the rates at which a fill earns credit on San Marino's card. */
import { decadeLabel } from '@pieno/contract/prices/fuels.ts';
import { isVerified } from '@pieno/contract/smac/smac-credit.ts';
import { SMAC_MAX, type SmacRate } from '@pieno/contract/smac/smac-rates.ts';
import { CATEGORIES, parseDecade } from '../modules/stations/fuels/fuel-categories.ts';
import { parsePrice } from '../modules/prices/price-text.ts';
import { entry, WHY, withoutOptions } from './entry.ts';
import { check, cleared, numberOf } from './typed.ts';
import { euros, formatTime, joined } from './format-output.ts';

const A_RATE = "un numero dell'elenco";

export const smac = entry({
  typed: 'smac [parola] [regola]',
  about:
    'elenca le regole del credito SMaC; «smac add» ne aggiunge una, «smac end», «suspend», «resume» e «verify» cambiano quella del numero',
  options: {
    '--amount <euro>': 'add: il credito al litro, per esempio 0,15',
    '--fuel <categoria>':
      'add: la categoria; senza, i carburanti al litro che non ne hanno una loro',
    '--reference':
      "add: l'importo è di un litro di benzina servita, e gli altri hanno la stessa percentuale",
    '--from <giorno>': 'add: il primo giorno, per esempio 2027-01-01',
    '--to <giorno>': "add, end: l'ultimo giorno; con end - per nessuno",
    '--day-litres <litri>': 'add: quanti litri al giorno',
    '--month-euros <euro>': 'add: quanti euro al mese',
    '--source <testo>': 'add: dove sta scritto',
    '--url <indirizzo>': 'add: dove si legge',
    ...WHY,
  },
  reads: (options, action) => action === undefined && withoutOptions(options),
  async *run({ send, clock }, options, action?: string, typed: string = '') {
    if (action === undefined) {
      const rates = await send('GET /admin/smac-rates');
      if (rates.length === 0) yield 'Nessuna regola.';
      for (const rate of rates) yield* describe(rate, clock.now());
      return;
    }
    const { why: reason } = options;
    if (action === 'add') {
      yield `${(await send('POST /admin/smac-rates', { ...draftOf(options), reason })).message}.`;
      return;
    }
    const change = {
      end: () => {
        check(options.to, "Serve l'ultimo giorno: --to 2027-12-31, oppure --to - per nessuno.");
        return { valid_to: cleared({ day: dayOf(options.to, true) }).day };
      },
      suspend: () => ({ suspended: true }),
      resume: () => ({ suspended: false }),
      verify: () => ({ verified: true as const }),
    }[action];
    check(change, `«smac ${action}» non esiste: prova add, end, suspend, resume o verify.`);
    const id = numberOf(typed, A_RATE);
    yield `${(await send('PUT /admin/smac-rates/:id', { id, ...change(), reason })).message}.`;
  },
});

interface Typed {
  amount?: string;
  fuel?: string;
  reference?: boolean;
  from?: string;
  to?: string;
  dayLitres?: string;
  monthEuros?: string;
  source?: string;
  url?: string;
}

function draftOf(typed: Typed) {
  const { amount = '', fuel, reference = false, from = '', to, dayLitres, monthEuros } = typed;
  const thousandths = parsePrice(amount);
  const isCredit = thousandths !== undefined && thousandths > 0;
  check(
    isCredit && thousandths <= SMAC_MAX.euros * 1000,
    'Serve il credito al litro: --amount 0,15.',
  );
  const decade = fuel === undefined ? null : parseDecade(fuel);
  check(decade !== undefined, `Serve una categoria: ${CATEGORIES}.`);
  check(typed.source, 'Serve dove sta scritto: --source.');
  return {
    amount: thousandths / 1000,
    fuel: decade,
    basis: reference ? ('reference' as const) : ('unit' as const),
    valid_from: dayOf(from),
    valid_to: to === undefined ? null : dayOf(to),
    per_day_litres: countOf(dayLitres),
    per_month_euro: countOf(monthEuros),
    source: typed.source,
    source_url: typed.url ?? null,
  };
}

function dayOf(typed: string, canBeNone = false): string {
  const isDay = /^\d{4}-\d\d-\d\d$/u.test(typed) && !Number.isNaN(Date.parse(typed));
  check(isDay || (canBeNone && typed === '-'), `«${typed}» non è un giorno come 2027-01-01.`);
  return typed;
}

const countOf = (typed: string | undefined): number | null =>
  typed === undefined ? null : Number(numberOf(typed, 'un numero intero', 5));

const dayText = (day: string): string => day.split('-').toReversed().join('/');

function* describe(rate: SmacRate, now: Date): Generator<string> {
  const { id, fuel, amount, basis, valid_from: from, valid_to: to, verified_at: verified } = rate;
  yield joined(
    `${id}  ${fuel === null ? 'Altri carburanti al litro' : decadeLabel(fuel)}`,
    basis === 'unit'
      ? `${euros(amount)} al litro`
      : `la percentuale di ${euros(amount)} sul litro di benzina servita`,
    from && `dal ${dayText(from)}`,
    to && `fino al ${dayText(to)}`,
    rate.per_day_litres !== null && `al giorno ${rate.per_day_litres} litri`,
    rate.per_month_euro !== null && `al mese € ${rate.per_month_euro}`,
    rate.suspended && 'sospesa',
  );
  yield `    ${joined(
    rate.source,
    rate.source_url,
    verified === null ? 'mai verificata' : `verificata ${formatTime(verified)}`,
    !isVerified(rate, now) && 'stima',
  )}`;
}
