// Tests rule admin-log.
import { expect, test } from 'vitest';
import { LOGGED_ACTIONS } from './action-log.ts';
import { actedBy, actionSentence, targetText } from './action-sentences.ts';

const names = {
  fuel: (id: number) => (id === 10 ? 'Benzina Self' : 'GPL'),
  people: { 'known-id': 'Anna (anna@example.sm)' },
  stations: { 9: 'Tamoil doppio' },
};

test.each(LOGGED_ACTIONS)('%s has an Italian sentence', (action) => {
  expect(actionSentence(action)).toMatch(/^[A-Z][^_{}]+$/);
});

test('every action has its own sentence, and an unknown action has one too', () => {
  const sentences = LOGGED_ACTIONS.map(actionSentence);
  expect(new Set(sentences).size).toBe(LOGGED_ACTIONS.length);
  expect(actionSentence('something_new')).toBe('Altra modifica');
});

test.each([
  [{ item: '17', price: 1.469, fuel_type_id: 10 }, 'Benzina Self · 1,469 €'],
  [{ 10: 1.669, 30: 0.7 }, 'Benzina Self 1,669 € · GPL 0,700 €'],
  [{ sold: '10 30', unsold: '' }, 'sì: Benzina Self, GPL'],
  [{ decade: 10, sold: false }, 'categoria 10 · non venduto'],
  [{ people: 2, invitations: 1 }, 'persone: 2 · inviti: 1'],
  [
    { person: '1a2b3c4d-0000-4000-8000-000000000000', role: 'admin' },
    'persona 1a2b3c4d · ora amministratore',
  ],
  [{ price: 1.469, due_at: '2026-11-23T05:00:00.000Z' }, '1,469 € · dal 23/11/26, 06:00'],
  [{ person: null }, ''],
  [{ person: 'known-id' }, 'Anna (anna@example.sm)'],
  [
    { person: 'known-id 5e6f7a8b-0000-4000-8000-000000000000' },
    'Anna (anna@example.sm), persona 5e6f7a8b',
  ],
  [{ key: 'stale_days' }, '«stale_days»'],
  [
    {
      smac_rate: 1000,
      decade: 20,
      basis: 'reference',
      amount: 0.12,
      valid_from: '2027-01-01',
      valid_to: null,
    },
    'categoria 20 · regola 1000 · in proporzione alla benzina · 0,120 € al litro · dal 01/01/2027 · senza fine',
  ],
  [{ smac_rate: 1, suspended: true, verified: true }, 'regola 1 · sospesa · verificata'],
  [{ merge: 3, merged: 9 }, 'con Tamoil doppio (9)'],
  [
    { fields: 'name hours smac', 'fact.name': 'Uno → Due' },
    'orari del servizio, SMaC · nome: Uno → Due',
  ],
  [{}, ''],
])('%j reads “%s”', (target, text) => {
  expect(targetText(target, names)).toBe(text);
});

test('a price set by a till is attributed to the till, a new token to the owner', () => {
  expect(actedBy('owner', 'prices_set', { 10: 1.669, token: 4 })).toBe('cassa');
  expect(actedBy('owner', 'prices_set', { 10: 1.669 })).toBe('gestore');
  expect(actedBy('owner', 'token_made', { token: 4 })).toBe('gestore');
});
