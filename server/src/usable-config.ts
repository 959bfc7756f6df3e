import { readConfig, VARIABLES, type Config } from './config.ts';
import { ConfigError, readEnvironment } from './environment.ts';
import { misspelt } from './misspelt.ts';
import type { CheckParts } from './modules/checkup/check.ts';
import { SOCIAL_VARIABLES } from './modules/social/clients.ts';

type Environment = NodeJS.ProcessEnv;

/** The variable with which a sentence of a `ConfigError` begins, without the ending `_FILE`. */
const NAME = /^([A-Z_]+?)(?:_FILE)?\b/u;
/** `ENV_FILE` as `NAME` matches it. */
const WHOLE_FILE = 'ENV';

/**
 * Reads the usable part of the environment, for checks of the rest.
 * @returns the configuration without unusable variables, and the sentences about those
 */
export function readUsableConfig(environment: Environment): {
  config: Config;
  variables: CheckParts['variables'];
} {
  const wrong = new Set<string>();
  const unusable = new Set<string>();
  /** Reads again without the faulty variables; without `others` when none of the faulty ones is set here. */
  const read = <T>(
    given: Environment,
    reader: (given: Environment) => T,
    others: readonly string[],
  ): T => {
    try {
      return reader(given);
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      const sentences = error.message.split('\n');
      const names = sentences.map((sentence) => NAME.exec(sentence)?.[1] ?? '');
      const set = names.flatMap((name) => [name, `${name}_FILE`]).filter((name) => given[name]);
      const left = set.length > 0 ? set : others;
      for (const sentence of sentences) wrong.add(sentence);
      const out = left.includes(`${WHOLE_FILE}_FILE`) ? VARIABLES : names;
      for (const name of out) unusable.add(name);
      const rest = Object.entries(given).filter(([name]) => !left.includes(name));
      if (rest.length === Object.keys(given).length) throw error;
      return read(Object.fromEntries(rest), reader, others);
    }
  };
  const variables = read(environment, readEnvironment, [`${WHOLE_FILE}_FILE`]);
  const config = read(variables, readConfig, SOCIAL_VARIABLES);
  return {
    config,
    variables: { wrong: [...wrong], unusable: [...unusable], ignored: misspelt(variables) },
  };
}
