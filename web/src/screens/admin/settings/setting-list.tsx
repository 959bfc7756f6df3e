import type { AdministeredSettings } from '@pieno/contract/settings/administered-settings.ts';
import { Card } from '@pieno/ui/card.tsx';
import { EmptyState } from '@pieno/ui/states/state-card.tsx';
import { useState } from 'react';
import { matchesQuery } from '../../../core/format/matches-query.ts';
import { m } from '../../../paraglide/messages.js';
import { SearchField } from '../search-field.tsx';
import { SettingRow } from './setting-row.tsx';

type Setting = AdministeredSettings[number];

/** The settings under their headings, with a search; changed ones are marked. */
export function SettingList({ settings }: { settings: AdministeredSettings }) {
  const [words, setWords] = useState('');
  const found = Map.groupBy(
    settings.filter((setting) => matchesQuery(textOf(setting), words)),
    ({ heading }) => heading,
  );
  return (
    <>
      <SearchField
        label={m.admin_setting_search()}
        placeholder={m.admin_setting_search_hint({ changed: m.admin_setting_changed() })}
        words={words}
        onType={setWords}
      />
      {found.size === 0 && <EmptyState message={m.admin_setting_search_none()} />}
      {[...found].map(([heading, those]) => (
        <Card key={heading} title={heading} variant="flush">
          <ul role="list">
            {those.map((setting) => (
              <SettingRow key={setting.key} setting={setting} />
            ))}
          </ul>
        </Card>
      ))}
    </>
  );
}

/** The text to search: also the key, which the command line shows, and the mark of a changed setting. */
const textOf = ({ key, heading, about, fields, is_default: isDefault }: Setting): string =>
  [heading, about, ...fields, key, isDefault ? '' : m.admin_setting_changed()].join(' ');
