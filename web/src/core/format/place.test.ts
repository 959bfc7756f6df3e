import { expect, test } from 'vitest';
import { addressLines, placeText } from './place.ts';

const place = { address: 'Via Cinque Febbraio 46', locality: 'Domagnano', postcode: '47895' };
const nowhere = { address: null, locality: null, postcode: null };

test('formats a place on one line from what is known', () => {
  expect(placeText(place)).toBe('Domagnano · Via Cinque Febbraio 46');
  expect(placeText({ ...place, address: null })).toBe('Domagnano');
  expect(placeText({ ...place, locality: '' })).toBe('Via Cinque Febbraio 46');
  expect(placeText(nowhere)).toBe('');
});

test('formats an address in postal lines from what is known', () => {
  expect(addressLines(place)).toEqual(['Via Cinque Febbraio 46', '47895 Domagnano']);
  expect(addressLines({ ...place, postcode: null })).toEqual([
    'Via Cinque Febbraio 46',
    'Domagnano',
  ]);
  expect(addressLines({ ...place, address: '' })).toEqual(['47895 Domagnano']);
  expect(addressLines(nowhere)).toEqual([]);
});
