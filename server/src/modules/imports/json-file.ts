import { readSource } from './reading/read-source.ts';
import { notWhatItShouldBe } from './recognise.ts';
import { Refusal } from './refusal.ts';

/**
 * Reads a JSON file.
 * @param expected what it should be, in Italian
 * @param elements picks the elements out of what was read; undefined when it is something else
 * @throws Refusal when it is not what it should be
 */
export async function readElements(
  file: string,
  expected: string,
  elements: (value: unknown) => unknown[] | undefined,
): Promise<{ name: string; elements: unknown[] }> {
  const { text, name } = (await readSource(file))!;
  const found = elements(parse(text, name, expected));
  if (!found) throw new Refusal(notWhatItShouldBe(name, text, expected));
  if (found.length === 0) throw new Refusal(`${name} non contiene nessun elemento.`);
  return { name, elements: found };
}

function parse(text: string, name: string, expected: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const looksCut = /^\s*[[{]/u.test(text);
    throw new Refusal(
      looksCut
        ? `${name} è troncato o danneggiato: non è JSON valido.`
        : notWhatItShouldBe(name, text, expected),
      { cause: error },
    );
  }
}
