// Tests rule map-streets.
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, it } from 'vitest';
import { builtInStyle } from './map-style.ts';

const TONES = {
  around: '#e9eded',
  land: '#fdfdfb',
  sea: '#d3e7f3',
  shore: '#a9cfe6',
  beltRoad: '#d3d9dc',
  minorRoad: '#d5dade',
  mainRoad: '#f0ad4b',
  border: '#5eb6e4',
  wood: '#dceadb',
  town: '#f1eee8',
  building: '#e2dcd2',
  street: '#ffffff',
  streetEdge: '#cfd5d9',
  marked: '#e58a94',
  name: '#54616e',
};

const WHOLE = {
  hasStreets: true,
  hasBuildings: true,
  marks: [{ latitude: 43.94, longitude: 12.45 }],
  markedStreet: 'Via Cinque Febbraio',
};

describe('builtInStyle', () => {
  it('is a valid style', () => {
    expect(validateStyleMin(builtInStyle(TONES))).toEqual([]);
    expect(validateStyleMin(builtInStyle(TONES, WHOLE))).toEqual([]);
  });

  it('needs no network: no glyphs, no sprite, no address', () => {
    const style = builtInStyle(TONES, WHOLE);
    expect(style.glyphs).toBeUndefined();
    expect(style.sprite).toBeUndefined();
    expect(JSON.stringify(style)).not.toMatch(/https?:/);
  });

  it('names OpenStreetMap', () => {
    expect(JSON.stringify(builtInStyle(TONES).sources)).toContain('© OpenStreetMap contributors');
  });

  it('uses the given colours', () => {
    const style = JSON.stringify(builtInStyle(TONES, WHOLE));
    for (const tone of Object.values(TONES)) expect(style).toContain(tone);
  });
});
