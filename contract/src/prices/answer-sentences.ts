/**
 * The outcomes of a report's entries by code, each with its Italian sentence; parameters are in braces
 * (rule report-entries). Pages have their own sentences for the same codes.
 */
export const REPORT_TEXTS = {
  confirmed: 'Grazie, hai confermato il prezzo',
  confirmed_voice: 'Grazie: la tua conferma conta, perché sei un automobilista conosciuto',

  accepted: 'Aggiornato',
  accepted_drivers: 'Aggiornato: un automobilista conosciuto ha visto lo stesso prezzo',
  accepted_alone: 'Grazie: vale subito',
  accepted_known: 'Grazie: vale subito, perché sei un automobilista conosciuto',
  accepted_owner: 'Il gestore dice lo stesso',
  accepted_administrator: 'Un amministratore ha detto di sì',
  accepted_source: 'Una fonte ufficiale dice lo stesso',

  reported:
    'Lo mostriamo come segnalato: entra in classifica quando lo conferma il gestore o un automobilista conosciuto',
  reported_more:
    'Lo mostriamo come segnalato: cambia molto, entra in classifica quando lo conferma il gestore o un altro automobilista conosciuto',
  reported_two:
    'Lo mostriamo come segnalato: cambia molto, entra in classifica quando lo dicono due automobilisti conosciuti o il gestore',
  reported_first:
    "Lo mostriamo come segnalato: qui non c'è ancora un prezzo sicuro, entra in classifica quando lo dicono due automobilisti conosciuti o il gestore",
  reported_owner:
    'Lo mostriamo come segnalato: il gestore o un amministratore ha detto il prezzo da meno di un giorno, per cambiarlo servono due automobilisti conosciuti',
  reported_share:
    'Lo mostriamo come segnalato: per questo carburante la tua parola decide già in altri distributori, qui serve che lo dica anche un altro automobilista conosciuto o il gestore',
  reported_again:
    'Grazie: il prezzo qui non è più recente, torna in classifica quando lo conferma anche il gestore o un automobilista conosciuto',
  held: 'In attesa: è lontano dagli altri prezzi, lo vedete solo tu, il gestore e gli amministratori finché non lo conferma un automobilista conosciuto',

  held_unsold:
    'In attesa: qui questo carburante non risulta in vendita, prima lo controlla un amministratore',

  asked: 'È lontano dagli altri prezzi: sei sicuro?',
  changed: 'Intanto il prezzo è un altro: ricontrollalo',

  refused_fuel: 'Questo carburante non esiste',
  refused_unsold: 'Qui questo carburante non si vende',
  refused_range: 'Prezzo impossibile: deve stare tra {min} e {max}',
  refused_decimals: 'Un prezzo ha al massimo tre decimali',
  refused_date: "L'ora in cui hai visto il prezzo non è possibile",
  refused_again:
    'Hai già segnalato questo carburante qui alle {at}: puoi farlo di nuovo dalle {from}',
  not_recorded: 'Non registrato: correggi il prezzo segnato e invia di nuovo',

  rejected_drivers: 'Un automobilista conosciuto ha visto un altro prezzo',
  rejected_owner: 'Il gestore ha detto un altro prezzo',
  rejected_administrator: 'Un amministratore ha detto di no',

  lapsed_time: "Nessuno l'ha confermato in tempo",
  lapsed_replaced: 'Hai detto altro più tardi',
  lapsed_overtaken: 'Intanto un altro prezzo ha preso il suo posto',

  undone: "L'hai annullata tu",
} as const satisfies Readonly<Record<string, string>>;

export type ReportCode = keyof typeof REPORT_TEXTS;

export type ReportParams = Readonly<Record<string, string>>;

/** Returns the Italian sentence of a code, with its parameters filled in. */
export const reportSentence = (code: ReportCode, params: ReportParams = {}): string =>
  REPORT_TEXTS[code].replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
