import phoneHolder from './products/phone-holder.svg';
import tyreInflator from './products/tyre-inflator.svg';
import chargingCable from './products/charging-cable.svg';
import iceScraper from './products/ice-scraper.svg';
import travelMug from './products/travel-mug.svg';
import washKit from './products/wash-kit.svg';
import firstAidKit from './products/first-aid-kit.svg';
import warningTriangle from './products/warning-triangle.svg';
import roofBox from './products/roof-box.svg';
import floorMats from './products/floor-mats.svg';
import engineOil from './products/engine-oil.svg';
import airFreshener from './products/air-freshener.svg';
import type { Picture } from './picture.ts';

/** Drawn for Pieno. */
export const PRODUCTS = {
  phoneHolder: { src: phoneHolder, alt: 'A phone holder', width: 480, height: 480 },
  tyreInflator: { src: tyreInflator, alt: 'A tyre inflator', width: 480, height: 480 },
  chargingCable: { src: chargingCable, alt: 'A charging cable', width: 480, height: 480 },
  iceScraper: { src: iceScraper, alt: 'An ice scraper', width: 480, height: 480 },
  travelMug: { src: travelMug, alt: 'A travel mug', width: 480, height: 480 },
  washKit: { src: washKit, alt: 'A bucket with sponge and shampoo', width: 480, height: 480 },
  firstAidKit: { src: firstAidKit, alt: 'A first-aid kit', width: 480, height: 480 },
  warningTriangle: { src: warningTriangle, alt: 'A warning triangle', width: 480, height: 480 },
  roofBox: { src: roofBox, alt: 'A roof box', width: 480, height: 480 },
  floorMats: { src: floorMats, alt: 'A set of floor mats', width: 480, height: 480 },
  engineOil: { src: engineOil, alt: 'A can of engine oil', width: 480, height: 480 },
  airFreshener: { src: airFreshener, alt: 'An air freshener', width: 480, height: 480 },
} as const satisfies Record<string, Picture>;
