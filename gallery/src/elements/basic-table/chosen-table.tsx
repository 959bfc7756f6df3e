import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { Checkbox, Table } from '@mantine/core';
import { useId, useState } from 'react';
import field from '../../kit/fields/field-look.module.css';
import styles from './basic-table-page.module.css';
import { STATIONS } from './sample-stations.ts';

/** The visitor selects rows one by one or all at once. */
export function ChosenTable() {
  const [chosen, setChosen] = useState<readonly string[]>(['Ponte']);
  const id = useId();
  const names = STATIONS.map(({ name }) => name);
  const areAll = chosen.length === names.length;
  const toggle = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]);
  return (
    <>
      <Table className={styles.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={styles.tick}>
              <label className={styles.hit} htmlFor={id}>
                <Checkbox
                  id={id}
                  aria-label="All stations"
                  classNames={{ input: field.box }}
                  checked={areAll}
                  indeterminate={chosen.length > 0 && !areAll}
                  onChange={() => setChosen(areAll ? [] : names)}
                />
              </label>
            </Table.Th>
            <Table.Th scope="col">Station</Table.Th>
            <Table.Th scope="col">Open</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {STATIONS.map(({ name, open }) => (
            <Table.Tr key={name} className={styles.row} data-chosen={chosen.includes(name)}>
              <Table.Td>
                <label className={styles.hit} htmlFor={`${id}-${name}`}>
                  <Checkbox
                    id={`${id}-${name}`}
                    aria-label={name}
                    classNames={{ input: field.box }}
                    checked={chosen.includes(name)}
                    onChange={() => toggle(name)}
                  />
                </label>
              </Table.Td>
              <Table.Td>{name}</Table.Td>
              <Table.Td>{open}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <p className={styles.note} role="status">
        {chosen.length} of {names.length} chosen
      </p>
    </>
  );
}
