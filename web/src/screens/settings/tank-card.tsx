import type { Tank } from '@pieno/contract/profile/tank.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Outcome } from '../../core/components/outcome.tsx';
import { m } from '../../paraglide/messages.js';
import { useUser } from '../../core/session/use-visitor.ts';
import { useStore } from '../../core/storage/store.ts';
import { storeTank, tankAccount } from '../../features/prices/tank/account-tank.ts';
import { TankForm } from '../../features/prices/tank/tank-form.tsx';
import { useTank } from '../../features/prices/tank/tank.ts';
import styles from './tank-card.module.css';

/** 'Il mio pieno' (rule own-tank): set, change and remove it, and where it is stored. */
export function TankCard() {
  const tank = useTank();
  const [done, setDone] = useState<string | null>(null);
  // A change in another tab or phone resets the form; the form's own change does not.
  const json = JSON.stringify(tank);
  const [shown, setShown] = useState({ json, version: 0 });
  if (json !== shown.json) setShown({ json, version: shown.version + 1 });
  const content = useRef<HTMLDivElement>(null);

  const save = (changed: Tank) => {
    setShown({ ...shown, json: JSON.stringify(changed) });
    setDone(m.tank_saved());
    storeTank(changed);
  };
  const remove = () => {
    flushSync(() => {
      setDone(m.tank_removed());
      storeTank(null);
    });
    // The button that was pressed is gone.
    content.current?.querySelector('select')?.focus();
  };
  return (
    <Card title={m.tank_title()}>
      <div ref={content} className={styles.content} onChange={() => setDone(null)}>
        <TankForm
          key={shown.version}
          tank={tank}
          choosesFuel
          onSave={save}
          actions={
            tank && (
              <Button variant="quiet" onClick={remove}>
                {m.tank_remove()}
              </Button>
            )
          }
        />
        {done && <Outcome kind="success">{done}</Outcome>}
        <Place />
      </div>
    </Card>
  );
}

/** Where the tank is stored: only on this phone, or in the account. */
function Place() {
  const user = useUser();
  const account = useStore(tankAccount);
  const text = !user ? m.tank_here : account?.isUnsent ? m.tank_waits : m.tank_kept;
  return <p className={styles.place}>{text()}</p>;
}
