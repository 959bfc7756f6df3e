import { once } from '@pieno/contract/once.ts';
import type { Connector } from '@pieno/contract/stations/business.ts';
import IconPlug from '~icons/tabler/plug';
import { m } from '../../paraglide/messages.js';
import styles from './connector-list.module.css';

const kilowatts = once(() => new Intl.NumberFormat(m.locale(), { maximumFractionDigits: 1 }));

/** The plugs of a charging site: 'Tipo 2 · 22 kW AC · 2 prese'. Nothing if they are unknown. */
export function ConnectorList({ connectors }: { connectors: readonly Connector[] }) {
  if (connectors.length === 0) return null;
  return (
    <ul role="list" className={styles.list} aria-label={m.business_connectors()}>
      {connectors.map((connector) => {
        const text = connectorText(connector);
        return (
          <li key={text} className={styles.connector}>
            <IconPlug size={16} stroke={1.75} aria-hidden="true" className={styles.icon} />
            {text}
          </li>
        );
      })}
    </ul>
  );
}

function connectorText({ plug, current, power_kw, count }: Connector): string {
  const power = power_kw === null ? null : `${kilowatts().format(power_kw)} kW`;
  const kind = [power, current?.toUpperCase()].filter(Boolean).join(' ');
  const number = count === null ? null : m.business_connector_count({ count });
  return [plug, kind, number].filter(Boolean).join(' · ');
}
