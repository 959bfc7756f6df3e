import { DECADE_COLORS } from '@pieno/contract/prices/fuels.ts';
import { FuelIcon } from '@pieno/ui/price/fuel-icon.tsx';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { Medal } from '@pieno/ui/price/medal.tsx';
import { Price } from '@pieno/ui/price/price.tsx';
import type { CSSProperties } from 'react';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { PictureImage } from '../../kit/pictures/picture-image.tsx';
import { Sample, Samples } from '../../kit/examples/samples.tsx';
import { SIZES } from '../../kit/sizes.ts';
import { SCENES } from '../../pictures/scenes.ts';
import { ShadowMaker } from './shadow-maker.tsx';
import styles from './shadows-page.module.css';

const KINDS = [
  { kind: 'flat', name: 'None', note: 'what lies in a card' },
  { kind: 'hairline', name: 'Hairline', note: 'every card' },
  { kind: 'raised', name: 'Raised', note: '--shadow-raised' },
  { kind: 'both', name: 'Both', note: 'menus and dialogs' },
] as const;
const FUELS = [
  { decade: 10, name: 'Petrol' },
  { decade: 20, name: 'Diesel' },
  { decade: 50, name: 'Electric' },
] as const;

export function ShadowsPage() {
  return (
    <ExamplePage>
      <Example
        title="The house has one"
        lead="Cards lie flat within a hairline. Only what floats above them casts a shadow."
      >
        <div className={styles.ground}>
          <Samples size="md">
            {KINDS.map(({ kind, name, note }) => (
              <Sample key={kind} name={name} note={note}>
                <div className={styles.box} data-kind={kind} />
              </Sample>
            ))}
          </Samples>
        </div>
      </Example>
      <Example title="Make your own" lead="How far it falls, how soft it is, how dark.">
        <ShadowMaker />
      </Example>
      <Example title="Five depths" lead="Ready made, for a part that needs another.">
        <div className={styles.ground}>
          <Samples>
            {SIZES.map((depth) => (
              <Sample key={depth} name={depth}>
                <div
                  className={styles.box}
                  style={{ boxShadow: `var(--mantine-shadow-${depth})` }}
                />
              </Sample>
            ))}
          </Samples>
        </div>
      </Example>
      <Example title="Over a picture" lead="What floats can be read wherever it comes to lie.">
        <div className={styles.floating}>
          <PictureImage picture={SCENES.hills} />
          <span>
            <strong>Tre Torri</strong>
            <span lang="it">
              <Price value={1.669} unit="litre" size="sm" />
            </span>
          </span>
        </div>
      </Example>
      <Example title="In a fuel’s colour">
        <div className={styles.ground}>
          <Samples>
            {FUELS.map(({ decade, name }) => (
              <Sample key={name} name={name}>
                <div
                  className={styles.colored}
                  style={{ '--fuel': DECADE_COLORS[decade] } as CSSProperties}
                >
                  <FuelIcon decade={decade} size={32} />
                </div>
              </Sample>
            ))}
          </Samples>
        </div>
      </Example>
      <Example title="Lifted when pointed at" lead="Or reached with the Tab key.">
        <Link to="/shop-grid" className={styles.lifting}>
          <strong>The shop</strong>
          <small>Twelve things that belong in a car</small>
        </Link>
        <Link to="/blog-grid" className={styles.lifting}>
          <strong>The blog</strong>
          <small>Short drives, well told</small>
        </Link>
      </Example>
      <Example title="Inwards" lead="A well: the surface is below the card.">
        <p className={styles.well}>Drop the receipt here, and we read the price from it.</p>
      </Example>
      <Example title="Under letters and shapes">
        <p className={styles.title}>Full, for less</p>
        <div className={styles.cut}>
          {[1, 2, 3].map((rank) => (
            <Medal key={rank} rank={rank} label={`Place ${rank}`} />
          ))}
        </div>
      </Example>
    </ExamplePage>
  );
}
