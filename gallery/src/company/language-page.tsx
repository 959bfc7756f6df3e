import IconCheck from '~icons/tabler/check';
import { useState } from 'react';
import { ExamplePage } from '../kit/examples/example-page.tsx';
import styles from './language-page.module.css';
import { LANGUAGES } from './languages.ts';

/** Native radio buttons, so that the arrow keys work. */
export function LanguagePage() {
  const [chosen, setChosen] = useState(LANGUAGES[0].code);
  return (
    <ExamplePage layout="wide">
      <fieldset className={styles.list}>
        <legend className={styles.legend}>Choose a language</legend>
        {LANGUAGES.map(({ code, name, english }) => (
          <label key={code} className={styles.row}>
            <input
              type="radio"
              className={styles.radio}
              name="language"
              value={code}
              checked={code === chosen}
              onChange={() => setChosen(code)}
            />
            <span className={styles.code} aria-hidden="true">
              {code}
            </span>
            <span className={styles.names}>
              <span lang={code} className={styles.name}>
                {name}
              </span>
              {name !== english && <span className={styles.english}>{english}</span>}
            </span>
            <IconCheck className={styles.check} size={22} stroke={2.25} aria-hidden="true" />
          </label>
        ))}
      </fieldset>
    </ExamplePage>
  );
}
