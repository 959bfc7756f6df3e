import { DETOUR_KM, GOINGS, type Going } from '@pieno/contract/prices/worth/true-cost.ts';
import type { FuelUnit } from '@pieno/contract/prices/fuels.ts';
import type { PlacedEntry } from '@pieno/contract/prices/ranking.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { Segmented } from '@pieno/ui/forms/segmented.tsx';
import { TextField } from '@pieno/ui/forms/text-field.tsx';
import { useId, useRef, useState, type RefObject } from 'react';
import { m } from '../../../paraglide/messages.js';
import type { PositionUse } from '../../../features/position/use-position.ts';
import { useStore } from '../../../core/storage/store.ts';
import { storeTank } from '../../../features/prices/tank/account-tank.ts';
import { TankForm } from '../../../features/prices/tank/tank-form.tsx';
import { amountText, askText } from '../../../features/prices/tank/tank-text.ts';
import { choices } from './choices.ts';
import { bestOf } from './comparisons.ts';
import type { UseWorths } from './use-worths.ts';
import { From, Usual } from './worth-fields.tsx';
import { doubtText, usualText, verdictText } from './worth-text.ts';
import styles from './worth.module.css';

const GOING_NAMES: Readonly<Record<Going, () => string>> = {
  passing: m.worth_passing,
  return: m.worth_return,
  detour: m.worth_detour,
};

interface WorthPanelProps {
  use: UseWorths;
  shown: readonly PlacedEntry[];
  position: PositionUse;
  onClose: () => void;
}

/** The answer in one sentence, above its inputs: the start, the way, and the station of reference. */
export function WorthPanel({ use, shown, position, onClose }: WorthPanelProps) {
  const { going, isDetour, tank, worths } = use;
  const titleId = useId();
  const { detour } = useStore(choices);
  const change = (changed: Partial<ReturnType<typeof choices.get>>) =>
    choices.set({ ...choices.get(), ...changed });
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<HTMLParagraphElement>(null);
  const from = (
    <From
      position={position}
      isHere={use.start !== null}
      onPlace={() => answer.current?.focus({ preventScroll: true })}
    />
  );
  const unit = (worths.usual?.fuel ?? shown.find(({ fuels }) => fuels[0])?.fuels[0])?.fuel_type
    .unit;
  return (
    <section aria-labelledby={titleId} data-screen-only>
      <Card>
        <div className={styles.panel}>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {m.worth_title()}
            </h2>
            <Button variant="quiet" onClick={onClose}>
              {m.worth_close()}
            </Button>
          </div>
          <Answer use={use} shown={shown} position={position} place={answer} />
          {!use.start && from}
          {use.isProposed && (
            <div className={styles.field}>
              <p className={styles.label}>{askText(tank.fuel)}</p>
              <TankForm key={tank.fuel} tank={tank} onSave={storeTank} />
            </div>
          )}
          <div className={styles.field}>
            <p className={styles.label}>{m.worth_how()}</p>
            <Segmented<Going>
              isCompact
              label={m.worth_how()}
              value={going}
              onChange={(chosen) => change({ going: chosen })}
              options={GOINGS.map((value) => ({ value, label: GOING_NAMES[value]() }))}
            />
          </div>
          {going === 'detour' && (
            <TextField
              name="detour"
              label={m.worth_kilometres()}
              inputMode="decimal"
              autoComplete="off"
              value={detour}
              onChange={({ target }) => change({ detour: target.value })}
              error={isDetour ? undefined : m.worth_kilometres_wrong(DETOUR_KM)}
            />
          )}
          <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
            <summary className={styles.summary}>{basisText(use, unit)}</summary>
            {isOpen && (
              <div className={styles.more}>
                {use.start && from}
                <Usual rankings={use.rankings} />
                {tank.smac && <p className={styles.hint}>{m.worth_smac()}</p>}
              </div>
            )}
          </details>
        </div>
      </Card>
    </section>
  );
}

/** Formats the answer's inputs: 'Da Rimini · rispetto al tuo solito · 45 l, 5,5 l ogni 100 km'. */
function basisText({ start, worths: { usual }, tank }: UseWorths, unit: FuelUnit | undefined) {
  const { place } = choices.get();
  return [
    place ? m.worth_from_place({ place }) : start ? m.worth_from_here() : m.worth_from(),
    usual && m.worth_than({ than: usualText(usual) }),
    unit &&
      m.worth_tank({
        litres: amountText(tank.litres, unit),
        consumption: amountText(tank.consumption, unit),
      }),
  ]
    .filter(Boolean)
    .join(' · ');
}

interface AnswerProps extends Pick<WorthPanelProps, 'use' | 'shown' | 'position'> {
  place: RefObject<HTMLParagraphElement | null>;
}

/** One sentence, or what it still needs. */
function Answer({ use, shown, position, place }: AnswerProps) {
  const { worths, start, going, isDetour, isPending } = use;
  const best = bestOf(shown, worths);
  const { usual } = worths;
  const isStartMissing = !start && (going === 'return' || !usual);
  const text = isStartMissing
    ? startText(position.state.kind)
    : isPending
      ? m.worth_pending()
      : !usual
        ? m.worth_no_usual_price()
        : going === 'detour' && !isDetour
          ? m.worth_kilometres_wrong(DETOUR_KM)
          : best
            ? verdictText(best, usual, going === 'passing')
            : m.worth_nothing();
  const isAnswer = best && usual && !isStartMissing && !isPending;
  const doubt = isAnswer ? doubtText(best.comparison) : null;
  return (
    <p
      ref={place}
      // The control that asked for a place disappears once one is chosen.
      tabIndex={-1}
      role="status"
      className={styles.answer}
      data-verdict={isAnswer ? best.comparison.verdict : undefined}
    >
      {text}
      {doubt && ` ${m.worth_but({ doubt })}`}
    </p>
  );
}

function startText(state: PositionUse['state']['kind']): string {
  if (state === 'loading') return m.position_searching();
  return state === 'denied' || state === 'error' ? m.worth_no_position() : m.worth_no_start();
}
