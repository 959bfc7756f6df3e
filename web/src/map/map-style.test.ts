import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, it } from 'vitest';
import { outlineStyle } from './map-style.ts';

const TONES = {
  around: '#e9eded',
  land: '#fdfdfb',
  sea: '#d3e7f3',
  shore: '#a9cfe6',
  beltRoad: '#d3d9dc',
  minorRoad: '#d5dade',
  mainRoad: '#f0ad4b',
  border: '#5eb6e4',
};

describe('outlineStyle', () => {
  it('is a valid style', () => {
    expect(validateStyleMin(outlineStyle(TONES))).toEqual([]);
  });

  it('needs no network: no glyphs, no sprite, no address', () => {
    const style = outlineStyle(TONES);
    expect(style.glyphs).toBeUndefined();
    expect(style.sprite).toBeUndefined();
    expect(JSON.stringify(style)).not.toMatch(/https?:/);
  });

  it('names OpenStreetMap', () => {
    expect(JSON.stringify(outlineStyle(TONES).sources)).toContain('© OpenStreetMap contributors');
  });

  it('uses the given colours', () => {
    const style = JSON.stringify(outlineStyle(TONES));
    for (const tone of Object.values(TONES)) expect(style).toContain(tone);
  });
});
