import { Avatar } from '@pieno/ui/pictures/avatar.tsx';
import { Price } from '@pieno/ui/price/price.tsx';
import IconGasStation from '~icons/tabler/gas-station';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { PEOPLE } from '../../pictures/portraits.ts';
import { ResizableWidth } from './resizable-width.tsx';
import styles from './sizing-page.module.css';

const SHARES = [25, 50, 75, 100] as const;
const FITS = [
  { fit: 'min', text: 'min-content: as narrow as the longest word' },
  { fit: 'max', text: 'max-content: one line' },
  { fit: 'fit', text: 'fit-content: one line while there is room for it, and several after that' },
  { fit: 'fill', text: '100%: all there is' },
] as const;
const TARGETS = [
  { size: 24, note: 'the least' },
  { size: 44, note: 'a thumb' },
  { size: 48, note: 'a field' },
] as const;
const STEPS = [4, 8, 12, 16, 24, 32, 48] as const;
const ICONS = [16, 20, 24, 28, 32, 44] as const;
const PORTRAITS = [32, 40, 56, 80] as const;

export function SizingPage() {
  return (
    <ExamplePage>
      <Example title="Widths" lead="A share of what is there.">
        <ul role="list" className={styles.bars}>
          {SHARES.map((share) => (
            <li key={share} style={{ inlineSize: `${share}%` }}>
              {share} %
            </li>
          ))}
        </ul>
      </Example>
      <Example title="Heights">
        <ul role="list" className={styles.heights}>
          {SHARES.map((share) => (
            <li key={share} style={{ blockSize: `${share}%` }}>
              {share} %
            </li>
          ))}
        </ul>
      </Example>
      <Example title="As wide as you like" lead="The picture keeps its shape.">
        <ResizableWidth />
      </Example>
      <Example title="As wide as its words">
        <div className={styles.fits}>
          {FITS.map(({ fit, text }) => (
            <p key={fit} data-fit={fit}>
              {text}
            </p>
          ))}
        </div>
      </Example>
      <Example title="To be touched" lead="Whatever is pressed is 44 pixels high and wide.">
        <div className={styles.touch}>
          {TARGETS.map(({ size, note }) => (
            <span key={size} className={styles.line}>
              <span>
                <span className={styles.target} style={{ inlineSize: size, blockSize: size }}>
                  {size}
                </span>
                {note}
              </span>
            </span>
          ))}
        </div>
      </Example>
      <Example
        title="Steps between things"
        lead="Sixteen around a card, eight between what belongs together."
      >
        <ul role="list" className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step}>
              {step} px <i style={{ inlineSize: step * 4 }} />
            </li>
          ))}
        </ul>
      </Example>
      <Example title="Prices" lead="The largest thing on every card, in three sizes.">
        <div className={styles.prices} lang="it">
          {(['sm', 'md', 'lg'] as const).map((size) => (
            <Price key={size} value={1.679} unit="litre" size={size} />
          ))}
        </div>
      </Example>
      <Example title="Icons">
        <div className={styles.line}>
          {ICONS.map((size) => (
            <span key={size}>
              <IconGasStation size={size} stroke={1.75} aria-hidden="true" />
              {size}
            </span>
          ))}
        </div>
      </Example>
      <Example title="Portraits">
        <div className={styles.line}>
          {PORTRAITS.map((size) => (
            <span key={size}>
              <Avatar src={PEOPLE.irene.src} size={size} />
              {size}
            </span>
          ))}
        </div>
      </Example>
    </ExamplePage>
  );
}
