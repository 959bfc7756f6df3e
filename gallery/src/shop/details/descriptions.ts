import type { Picture } from '../../pictures/picture.ts';
import { SCENES } from '../../pictures/scenes.ts';

export interface Description {
  text: string;
  facts: readonly (readonly [name: string, value: string])[];
  /** Places where the product is used. */
  scenes: readonly Picture[];
}

/** By product id. */
export const DESCRIPTIONS: Readonly<Record<string, Description>> = {
  'travel-mug': {
    text: 'Coffee from the bar in Borgo Maggiore, still warm at the motorway. Two walls of steel, a lid that closes with a thumb, and a foot narrow enough for every cup holder.',
    facts: [
      ['Sizes', '350, 500 and 650 ml'],
      ['Keeps warm', '6 hours'],
      ['Dishwasher', 'Yes, without the lid'],
    ],
    scenes: [SCENES.road, SCENES.snow, SCENES.lake],
  },
  'phone-holder': {
    text: 'Grips the phone when it is laid in and lets go with one finger. The arm stays where it is put, on the hairpins up to the Rocca too.',
    facts: [
      ['Phones', '58 to 92 mm wide'],
      ['Holds on', 'Vent or windscreen'],
      ['Turns', '360°'],
    ],
    scenes: [SCENES.road, SCENES.towers, SCENES.hills],
  },
  'charging-cable': {
    text: 'Five metres, so that it does not matter on which side the post stands. Stays soft in the frost and hangs on its own strap in the boot.',
    facts: [
      ['Plugs', 'Type 2 to Type 2'],
      ['Power', 'Up to 22 kW'],
      ['Weight', '3.1 kg'],
    ],
    scenes: [SCENES.charging, SCENES.hills, SCENES.snow],
  },
  'roof-box': {
    text: 'Room for two pairs of skis and what four people call hand luggage. Opens from both sides, and whistles on neither.',
    facts: [
      ['Volume', '420 litres'],
      ['Load', '75 kg'],
      ['Fits', 'Bars up to 80 mm wide'],
    ],
    scenes: [SCENES.snow, SCENES.coast, SCENES.lake],
  },
  'tyre-inflator': {
    text: 'Set the pressure, press the button, have a coffee: it stops by itself. A tyre with half a bar too little drinks three per cent more fuel.',
    facts: [
      ['Pressure', 'Up to 8 bar'],
      ['A tyre takes', '4 minutes'],
      ['Battery', 'Four tyres a charge'],
    ],
    scenes: [SCENES.workshop, SCENES.road, SCENES.station],
  },
  'air-freshener': {
    text: 'Smells of the pines on Monte Titano, not of a lift. Hangs for six weeks and is made of pressed wood.',
    facts: [
      ['Lasts', '6 weeks'],
      ['Made of', 'Pine wood'],
      ['In the box', '2 pieces'],
    ],
    scenes: [SCENES.towers, SCENES.hills, SCENES.lake],
  },
  'first-aid-kit': {
    text: 'Everything the norm asks for, sorted by what happened rather than by what it is called. The scissors cut a seat belt.',
    facts: [
      ['Norm', 'DIN 13164'],
      ['Pieces', '46'],
      ['Good until', '2031'],
    ],
    scenes: [SCENES.road, SCENES.bridge, SCENES.snow],
  },
  'ice-scraper': {
    text: 'Brass is softer than glass and harder than ice. The long handle reaches the middle of the windscreen without a sleeve full of snow.',
    facts: [
      ['Edge', 'Brass, 110 mm'],
      ['Handles', '20, 30 and 45 cm'],
      ['Made in', 'Italy'],
    ],
    scenes: [SCENES.snow, SCENES.night, SCENES.road],
  },
  'engine-oil': {
    text: 'For most petrol and diesel engines since 2008. The spout is long and the handle knows which way the can wants to tip.',
    facts: [
      ['Grade', '5W-30, C3'],
      ['Content', '4 litres'],
      ['Change', 'Every 15,000 km'],
    ],
    scenes: [SCENES.workshop, SCENES.station, SCENES.road],
  },
  'wash-kit': {
    text: 'One bucket for the soap, one for the dirt, and a sponge that gives neither back to the paint. The shampoo smells of lemons.',
    facts: [
      ['Buckets', '2 of 15 litres'],
      ['Shampoo', '500 ml, 25 washes'],
      ['Water', 'A fifth of a tunnel’s'],
    ],
    scenes: [SCENES.workshop, SCENES.coast, SCENES.harbour],
  },
  'warning-triangle': {
    text: 'Unfolds in five seconds and stands in the wind of a lorry. The case is flat enough for the pocket of the door.',
    facts: [
      ['Norm', 'ECE R27'],
      ['Seen from', '200 m'],
      ['Folded', '45 × 6 cm'],
    ],
    scenes: [SCENES.road, SCENES.night, SCENES.bridge],
  },
  'floor-mats': {
    text: 'A rim of two centimetres keeps the snow of the whole morning. Cut for the car, rinsed with the hose.',
    facts: [
      ['Rim', '2 cm'],
      ['Made of', 'Recycled rubber'],
      ['Fits', '340 models'],
    ],
    scenes: [SCENES.snow, SCENES.workshop, SCENES.vineyard],
  },
};
