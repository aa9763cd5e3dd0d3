import type { Answered } from './answered.ts';

/** How the portal logs: faults as text, or requests and faults as JSON, one object a line. */
export type LogFormat = 'text' | 'json';

/** The format that the environment chooses (`LOG_FORMAT`). */
export const logFormatOf = ({ LOG_FORMAT: format }: NodeJS.ProcessEnv): LogFormat =>
  format === 'json' ? 'json' : 'text';

export interface Log {
  /** @param at a path or a task, without personal data */
  readonly fault: (error: unknown, at?: string, requestId?: string) => void;
  readonly answered: (answered: Answered) => void;
}

/** Writes faults to stderr and requests to stdout. */
export function createLog(format: LogFormat): Log {
  if (format === 'text')
    return {
      fault: (error, at = '') => console.error(`${at} failed:`.trimStart(), error),
      answered: () => undefined,
    };
  const line = (entry: object) => JSON.stringify({ time: new Date().toISOString(), ...entry });
  return {
    fault: (error, at, id) => console.error(line({ level: 'error', id, at, error: factsOf(error) })),
    answered: ({ seconds, ...answered }) =>
      console.log(line({ level: 'info', ...answered, ms: Math.round(seconds * 1000) })),
  };
}

function factsOf(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  return { name, message, stack, ...(cause === undefined ? {} : { cause: factsOf(cause) }) };
}
