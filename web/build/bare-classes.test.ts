import { expect, test } from 'vitest';
import { withConstants } from './bare-classes.ts';

const IMPORT = "import styles from './card.module.css';";

test.each([
  ['that are named', 'className={styles.card}', "import * as styles from './card.module.css';"],
  ['of which one is computed', 'className={styles[kind]} id={styles.card}', IMPORT],
  ['that are handed on', 'classNames={styles}', IMPORT],
])('classes %s', (_which, use, line) => {
  expect(withConstants(`${IMPORT}\nconst a = <p ${use} />;`)).toBe(
    `${line}\nconst a = <p ${use} />;`,
  );
});
