import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { Slides } from '../../kit/pictures/slides.tsx';
import { SCENES } from '../../pictures/scenes.ts';
import { CATALOGUE } from '../../shop/catalogue.ts';
import { AutoplayExample } from './autoplay-example.tsx';
import { PictureSlide } from './picture-slide.tsx';

const PLACES = [
  { picture: SCENES.towers, caption: 'Three towers, and a view to the sea' },
  { picture: SCENES.market, caption: 'Market day: park outside the walls' },
  { picture: SCENES.vineyard, caption: 'October, between two harvests' },
  { picture: SCENES.snow, caption: 'Winter tyres from here on' },
] as const;

const ON_THE_WAY = [
  SCENES.road,
  SCENES.hills,
  SCENES.coast,
  SCENES.harbour,
  SCENES.night,
  SCENES.station,
];

export function CarouselPage() {
  return (
    <ExamplePage layout="wide">
      <Example
        title="Two and a half"
        lead="The half says that there is more. Swipe, or use the arrows."
      >
        <Slides label="On the way" perView={{ base: 2.5 }} gap={15}>
          {ON_THE_WAY.map((picture) => (
            <PictureSlide key={picture.src} picture={picture} look="square" />
          ))}
        </Slides>
      </Example>
      <Example title="With dots" lead="One picture at a time, and where one is.">
        <Slides label="Places" withIndicators>
          {PLACES.map(({ picture }) => (
            <PictureSlide key={picture.src} picture={picture} look="wide" />
          ))}
        </Slides>
      </Example>
      <Example title="With captions" lead="In a circle: after the last comes the first.">
        <Slides label="Places with captions" withIndicators loop perView={{ base: 1, md: 2 }}>
          {PLACES.map(({ picture, caption }) => (
            <PictureSlide key={picture.src} picture={picture} caption={caption} look="over" />
          ))}
        </Slides>
      </Example>
      <Example title="By itself" lead="Four seconds each, and a button that stops it.">
        <AutoplayExample />
      </Example>
      <Example title="Only with a finger" lead="No arrows, no dots.">
        <Slides
          label="Things for the car"
          perView={{ base: 2.2, xs: 3.2, md: 5.2 }}
          gap={12}
          withControls={false}
        >
          {CATALOGUE.map(({ id, name, picture }) => (
            <PictureSlide key={id} picture={picture} caption={name} look="square" />
          ))}
        </Slides>
      </Example>
    </ExamplePage>
  );
}
