import { readConfig, VARIABLES, type Config } from './config.ts';
import { ConfigError, readEnvironment } from './environment.ts';
import { misspelt } from './misspelt.ts';
import type { CheckParts } from './modules/checkup/check.ts';
import { SOCIAL_VARIABLES } from './modules/social/clients.ts';

type Environment = NodeJS.ProcessEnv;

/** The variable that a sentence of a `ConfigError` begins with, or that it stands for. */
const NAME = /^([A-Z_]+?)(?:_FILE)?\b/u;
/** Of `ENV_FILE`. */
const WHOLE_FILE = 'ENV';

/**
 * Reads as much of the environment as can be used, for who looks at what is wrong with it.
 * @returns the configuration without the variables that cannot be used, and what is said of those
 */
export function readUsableConfig(environment: Environment): {
  config: Config;
  variables: CheckParts['variables'];
} {
  const wrong = new Set<string>();
  const unusable = new Set<string>();
  /** Reads again without what was wrong; without `others` where that is not set here. */
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
