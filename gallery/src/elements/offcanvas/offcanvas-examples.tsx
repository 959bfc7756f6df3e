import { Button } from '@pieno/ui/buttons/button.tsx';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { Segmented } from '@pieno/ui/forms/segmented.tsx';
import { SideMenu } from '@pieno/ui/layers/side-menu.tsx';
import IconFiles from '~icons/tabler/files';
import IconHome from '~icons/tabler/home';
import IconLayoutGrid from '~icons/tabler/layout-grid';
import IconMenu2 from '~icons/tabler/menu-2';
import IconMessageCircle from '~icons/tabler/message-circle';
import { useState } from 'react';
import sides from '../../kit/sides.module.css';
import { Panel } from './panel.tsx';
import styles from './panel.module.css';

const LINKS = [
  { to: '/home', name: 'Home', icon: IconHome },
  { to: '/pages', name: 'Pages', icon: IconFiles },
  { to: '/elements', name: 'Elements', icon: IconLayoutGrid },
  { to: '/chat-users', name: 'Chat', icon: IconMessageCircle },
] as const;

/** The side panel of the product's menu. */
export function MenuExample() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <IconMenu2 size={20} stroke={1.75} aria-hidden="true" />
        Open the menu
      </Button>
      <div className={sides.sides}>
        <SideMenu
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          label="Demo menu"
          closeLabel="Close the menu"
          side="start"
        >
          <ul role="list" className={`${styles.links} ${sides.content}`}>
            {LINKS.map(({ to, name, icon: Outline }) => (
              <li key={to}>
                <Link to={to} className={styles.link}>
                  <Outline size={22} stroke={1.75} aria-hidden="true" />
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </SideMenu>
      </div>
    </>
  );
}

const FUELS = ['Petrol', 'Diesel', 'LPG'] as const;
const MODES = ['All', 'Self', 'Served'] as const;
const options = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }));

/** A bottom sheet whose choices take effect on "Apply". */
export function FilterExample() {
  const [isOpen, setOpen] = useState(false);
  const [applied, setApplied] = useState<Choice>({ fuel: 'Diesel', mode: 'All' });
  const [choice, setChoice] = useState(applied);

  const open = () => {
    setChoice(applied);
    setOpen(true);
  };
  const apply = () => {
    setApplied(choice);
    setOpen(false);
  };

  return (
    <>
      <p>
        Now: {applied.fuel}, {applied.mode.toLowerCase()}.
      </p>
      <Button variant="default" onClick={open}>
        Filter
      </Button>
      <Panel
        opened={isOpen}
        onClose={() => setOpen(false)}
        position="bottom"
        size={260}
        title="Filter"
        radius="16px 16px 0 0"
      >
        <div className={styles.fields}>
          <Segmented
            label="Fuel"
            options={options(FUELS)}
            value={choice.fuel}
            onChange={(fuel) => setChoice({ ...choice, fuel })}
          />
          <Segmented
            label="Mode"
            options={options(MODES)}
            value={choice.mode}
            onChange={(mode) => setChoice({ ...choice, mode })}
          />
          <div className={styles.actions}>
            <Button variant="default" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button onClick={apply}>Apply</Button>
          </div>
        </div>
      </Panel>
    </>
  );
}

interface Choice {
  fuel: (typeof FUELS)[number];
  mode: (typeof MODES)[number];
}
