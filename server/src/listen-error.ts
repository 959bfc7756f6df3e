/** The server cannot listen on HOST and PORT; the message says in Italian why. */
export class ListenError extends Error {}

interface Place {
  host: string;
  port: number;
  variable?: 'PORT' | 'METRICS_PORT';
}

const NO_SUCH_HOST = ({ host }: Place) =>
  `HOST vale ${host}, che non è un indirizzo conosciuto: scrivine uno di questa macchina, oppure 0.0.0.0 per tutti.`;
const NOT_OURS = ({ host }: Place) =>
  `HOST vale ${host}, che non è un indirizzo di questa macchina: scrivine uno suo, oppure 0.0.0.0 per tutti.`;

/** Sentences by the system's error codes. */
const SENTENCES: Record<string, (place: Place) => string> = {
  EADDRINUSE: ({ port, variable = 'PORT' }) =>
    `La porta ${port} è già occupata: liberala o scegline un'altra con ${variable}.`,
  EACCES: ({ port, variable = 'PORT' }) =>
    `Non è permesso ascoltare sulla porta ${port}: scegline un'altra con ${variable}.`,
  EADDRNOTAVAIL: NOT_OURS,
  EAFNOSUPPORT: NOT_OURS,
  EINVAL: NOT_OURS,
  ENOTFOUND: NO_SUCH_HOST,
  EAI_AGAIN: NO_SUCH_HOST,
};

/** Converts an error of listening to a `ListenError`. @returns the error itself when HOST and PORT are not its cause */
export function listenError(error: unknown, place: Place): unknown {
  const sentence = SENTENCES[(error as { code?: string }).code ?? ''];
  return sentence ? new ListenError(sentence(place), { cause: error }) : error;
}
