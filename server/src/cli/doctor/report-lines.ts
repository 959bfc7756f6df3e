import {
  asSentence,
  checkLabel,
  CHECK_STATES,
  type Finding,
} from '@pieno/contract/checkup/checkup.ts';

const SIGNS: Record<Finding['state'], string> = { wrong: '✗', warning: '!', ok: '✓', skipped: '–' };
const COUNTS: Record<Finding['state'], string> = {
  wrong: 'non va',
  warning: 'da guardare',
  ok: 'a posto',
  skipped: 'non riguarda o non si è potuto controllare',
};

/** Formats the findings line by line, with a summary at the end. @param findings in their order */
export function* reportLines(findings: readonly Finding[]) {
  const [skipped, made] = [true, false].map((is) =>
    findings.filter(({ state }) => (state === 'skipped') === is),
  ) as [Finding[], Finding[]];
  for (const { id, state, text, step } of made) {
    yield `${SIGNS[state]} ${checkLabel(id)}: ${asSentence(text)}`;
    if (step !== null) yield `    ${asSentence(step)}`;
  }
  for (const [text, alike] of Map.groupBy(skipped, (finding) => finding.text)) {
    const labels = alike.map(({ id }) => checkLabel(id)).join(', ');
    yield `${SIGNS.skipped} ${labels}: ${asSentence(text)}`;
  }
  yield '';
  const counts = CHECK_STATES.map((state) => {
    const count = findings.filter((each) => each.state === state).length;
    return `${SIGNS[state]} ${count} ${COUNTS[state]}`;
  });
  yield counts.join(', ');
}
