import { expect, test } from 'vitest';
import { readBrand } from './brand.ts';
import { displayName } from './display-name.ts';
import { distinctNames } from './distinct-names.ts';

const nameOf = (
  brand: string,
  name: string,
  { operator = 'ROSSI MARIO', street = null as string | null, town = 'Rimini' } = {},
) => displayName({ name, operator, brand: readBrand(brand), street, town });

test.each([
  ['Esso', '108530 - Bellaria', 'Esso Bellaria'],
  ['Agip Eni', 'MONTEFELTRO OVEST', 'Eni Montefeltro Ovest'],
  ['Agip Eni', 'IGEA ENILIVE STATION', 'Eni Igea'],
  ['Q8', 'Q8 RICCIONE 4643', 'Q8 Riccione'],
  ['Q8', 'MISANO ADRIATICO VIA ROMAGNA', 'Q8 Misano Adriatico Via Romagna'],
  ['Api-Ip', 'CATTOLICA - GARIBALDI', 'IP Cattolica Garibaldi'],
  ['KEROPETROL', 'Keropetrol RImini', 'Keropetrol Rimini'],
  ['Smaf', 'SMAF 1044 - OTTAVIA | gestori.prezzibenzina.it', 'Smaf Ottavia'],
  ['Pompe Bianche', 'STOIL SIMPLE | gestori.prezzibenzina.it', 'Stoil Simple'],
  ['Pompe Bianche', 'Gasauto S.R.L.', 'Gasauto'],
])('%s, "%s" is called %s', (brand, name, expected) => {
  expect(nameOf(brand, name)).toBe(expected);
});

test('a generic name is replaced by the street, or by the town', () => {
  expect(nameOf('Api-Ip', 'IP', { street: 'Via Emilia' })).toBe('IP Via Emilia');
  expect(nameOf('Api-Ip', 'stazione di servizio ip')).toBe('IP Rimini');
  expect(nameOf('Tamoil', '7174', { street: 'Via Roma' })).toBe('Tamoil Via Roma');
  expect(nameOf('Pompe Bianche', 'PB', { street: 'Via Ortigara' })).toBe(
    'Pompa bianca Via Ortigara',
  );
  expect(nameOf('Pompe Bianche', '1')).toBe('Pompa bianca Rimini');
});

test('at a branded station the company’s name is removed, a place in it stays', () => {
  const street = 'Via Flaminia';
  const operator = 'F.LLI GIOVANELLI S.N.C. DI GIOVANELLI MIRKO E C.';
  expect(nameOf('Agip Eni', 'F.LLI GIOVANELLI SNC', { operator, street })).toBe('Eni Via Flaminia');
  expect(
    nameOf('Gep carburanti', 'GEP CELLI GIULIANO S.R.L. PV Rimini Porto', {
      operator: 'CELLI GIULIANO S.R.L.',
    }),
  ).toBe('Gep Carburanti Rimini Porto');
  expect(nameOf('Q8', 'Q8 Ospedaletto', { operator: 'Q8 Ospedaletto' })).toBe('Q8 Ospedaletto');
  expect(
    nameOf('Api-Ip', 'CASTEL BENTIVOGLIO EST', {
      operator: 'BENTIVOGLIO EST DI ARNOSTI PAOLO S.A.S.',
      town: 'Bentivoglio',
    }),
  ).toBe('IP Castel Bentivoglio Est');
});

test('stations of one town with the same name get the street, then the number', () => {
  const at = (name: string, address: string, street: string | null, town = 'Rimini') => ({
    name,
    town,
    street,
    address,
  });
  expect(
    distinctNames([
      at('Eni Rimini', 'Via Roma 1', 'Via Roma'),
      at('Eni Rimini', 'Marecchiese 3', null),
      at('IP Via Emilia', 'Via Emilia 50', 'Via Emilia'),
      at('IP Via Emilia', 'Via Emilia 175', 'Via Emilia'),
      at('IP Via Emilia', 'Via Emilia 7', 'Via Emilia', 'Bologna'),
    ]),
  ).toEqual([
    'Eni Rimini, Via Roma',
    'Eni Rimini, Marecchiese 3',
    'IP Via Emilia 50',
    'IP Via Emilia 175',
    'IP Via Emilia',
  ]);
});

test('no name is longer than a card', () => {
  expect(nameOf('Q8', 'Lungo '.repeat(30)).length).toBeLessThanOrEqual(80);
});
