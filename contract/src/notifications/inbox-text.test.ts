// Tests rule inbox-words.
import { expect, test } from 'vitest';
import { contestedInboxText, reportInboxText, reviewInboxText } from './inbox-text.ts';

const STATION = { id: 8, name: 'Alla Rocca' };

test('prices of a report with the same outcome share one sentence', () => {
  const entries = [
    { fuel: 'Diesel Self', price: 1_655, code: 'lapsed_time' },
    { fuel: 'Benzina Self', price: 1_790, code: 'rejected_owner' },
    { fuel: 'GPL', price: 699, code: 'lapsed_time' },
  ] as const;
  expect(reportInboxText(STATION, entries)).toEqual({
    title: 'La tua segnalazione: Alla Rocca',
    text: "Diesel Self 1,655, GPL 0,699 · Nessuno l'ha confermato in tempo. Benzina Self 1,790 · Il gestore ha detto un altro prezzo.",
    link: '/business/8',
  });
});

test("a contested price links to the owner's page of the station", () => {
  expect(contestedInboxText(STATION, { fuel: 'Diesel Self', price: 1_689 })).toEqual({
    title: 'Contestato: Diesel Self 1,689',
    text: 'Alla Rocca: chi è passato dice che alla pompa il prezzo è un altro, quindi è fuori classifica. Controllalo.',
    link: '/gestore/8',
  });
});

test('the message about a new review contains its stars and text', () => {
  const title = 'Nuova recensione: Alla Rocca';
  expect(reviewInboxText(STATION, { stars: 1, text: null })).toEqual({
    title,
    text: '1 stella su 5',
    link: '/business/8?focus=recensioni',
  });
  expect(reviewInboxText(STATION, { stars: 4, text: 'Bene' }).text).toBe('4 stelle su 5: «Bene»');
});
