import { kilometresBetween } from '@pieno/contract/stations/distance.ts';
import { lastReportedAt } from '@pieno/contract/prices/freshness.ts';
import { fillCost, type Tank } from '@pieno/contract/profile/tank.ts';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { positionOf } from '@pieno/ui/map/position.ts';
import { FuelDot } from '@pieno/ui/price/fuel-dot.tsx';
import { euroText } from '@pieno/ui/price/price-text.ts';
import { distanceText } from '../../../core/format/distance.ts';
import { placeText } from '../../../core/format/place.ts';
import { m } from '../../../paraglide/messages.js';
import { DirectionsLink } from '../../../features/station/directions-link.tsx';
import { useHere } from '../../../features/position/use-here.ts';
import { decadeName } from '../../../features/prices/category-names.ts';
import { PriceAge } from '../../../features/prices/price-age.tsx';
import { PriceInUnit } from '../../../features/prices/price-in-unit.tsx';
import { DemoPriceMark, doubtText, ModeMark } from '../../../features/prices/price-marks.tsx';
import { SheetButton } from '../../../features/reports/sheet/sheet-button.tsx';
import { ShareButton } from '../../../core/components/share-button.tsx';
import { fillText, sumText } from '../../../features/prices/tank/tank-text.ts';
import { areaOf, hasHours, type Answer } from './answer.ts';
import { FavoritePlace } from './favorite-place.tsx';
import { SavingLine } from './saving-line.tsx';
import styles from './answer.module.css';

interface AnswerCardProps {
  answer: Answer;
  tank: Tank;
}

/** The answer: the price, the station, the tank's cost there, the directions, and a favourite's price. */
export function AnswerCard({ answer, tank }: AnswerCardProps) {
  const { entry, fuel } = answer;
  const { id, name } = entry.business;
  const there = positionOf(entry.business.latitude, entry.business.longitude);
  const doubt = entry.standIn ? m.home_reported() : doubtText(fuel);
  return (
    <section className={styles.card} aria-labelledby="answer-title">
      <div className={styles.head}>
        <FuelDot color={fuel.fuel_type.color} />
        <h2 id="answer-title" className={styles.title}>
          {m.answer_title({ fuel: decadeName(tank.fuel) })}
        </h2>
        <ModeMark fuel={fuel} />
        <DemoPriceMark fuel={fuel} />
      </div>
      {areaOf(tank.fuel) === 'confine' && <p className={styles.note}>{m.answer_methane()}</p>}
      <div className={styles.body}>
        <span className={styles.totem} data-uncertain={doubt !== null}>
          <PriceInUnit value={fuel.price} unit={fuel.fuel_type.unit} size="lg" />
        </span>
        <div className={styles.station}>
          <Link to={`/business/${id}`} className={styles.name} translate="no">
            {name}
          </Link>
          <Place answer={answer} />
          <Opening answer={answer} />
          {doubt && <p className={styles.note}>{doubt}</p>}
        </div>
      </div>
      <div>
        <div className={styles.sum}>
          <p className={styles.fill}>
            {m.answer_fill({ fill: fillText(tank), sum: sumText(fillCost(tank, fuel.price)) })}
          </p>
          <SheetButton entry={entry} />
        </div>
        <SavingLine entry={entry} fuel={fuel} tank={tank} />
      </div>
      <div className={styles.actions} data-screen-only>
        {there && <DirectionsLink {...there} name={name} label={m.answer_go()} />}
        <ShareButton what={name} path={`/business/${id}`} />
      </div>
      <FavoritePlace />
    </section>
  );
}

/** Never starts a line. */
const DOT = '\u00a0\u00b7 ';

/** Formats 'Serravalle · Via Cinque Febbraio 46 · 2,4 km · 5 min fa'. */
function Place({ answer: { entry, fuel } }: Pick<AnswerCardProps, 'answer'>) {
  const here = useHere();
  const { business } = entry;
  const there = positionOf(business.latitude, business.longitude);
  return (
    <p className={styles.place}>
      <span translate="no">{placeText(business)}</span>
      {here && there && `${DOT}${distanceText(kilometresBetween(here, there))}`}
      {fuel.source !== 'demo' && (
        <>
          {DOT}
          <PriceAge date={lastReportedAt(fuel)} />
        </>
      )}
    </p>
  );
}

/**
 * Shows that the station is open, or that it is closed and where to refuel meanwhile. Nothing if its hours are unknown.
 */
function Opening({ answer }: Pick<AnswerCardProps, 'answer'>) {
  const { closed, instead } = answer;
  if (!closed) return hasHours(answer) && <p className={styles.open}>{m.answer_open()}</p>;
  const text = instead && hasHours(instead) ? m.answer_instead : m.answer_instead_unknown;
  return (
    <>
      <p>
        <strong>{closed}</strong>
      </p>
      {instead && (
        <Link to={`/business/${instead.entry.business.id}`} className={styles.instead}>
          {text({ name: instead.entry.business.name, price: euroText(instead.fuel.price) })}
        </Link>
      )}
    </>
  );
}
