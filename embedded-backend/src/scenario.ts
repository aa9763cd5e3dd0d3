import type { Account } from './seed/people.ts';

/** The user that a scenario signs in: one of the seed, or a visitor. */
export type ScenarioPerson = 'visitor' | Account;

/** A fault in the requests to a path. */
export interface Fault {
  /** Default: every method. */
  readonly method?: string;
  /**
   * Path after the origin; `*` matches anything: `/rest/v1/rpc/book_consultation`. With a `?` the query
   * string must match too; without, any query matches: `/rest/v1/profiles?*birth_date*`.
   */
  readonly path: string;
  /** Only requests whose body contains this text. */
  readonly body?: string;
  /**
   * The fault: a response with this status (and body), no response, a broken connection, or one that breaks
   * after the backend has handled the request, so that the response is lost.
   */
  readonly answer: { readonly status: number; readonly body?: unknown } | 'never' | 'broken' | 'lost';
  /** Affects only the first request. */
  readonly once?: boolean;
}

/** A state of a screen that QA can open and page tests run on. */
export interface Scenario {
  /** What the screen shows, in Portuguese, for the list of scenarios. */
  readonly title: string;
  /** Path in the portal. */
  readonly path: string;
  /** Default: a visitor. */
  readonly as?: ScenarioPerson;
  /**
   * SQL run as the database's owner on top of the seed. It may only change rows, which page tests restore.
   */
  readonly setup?: string;
  readonly faults?: readonly Fault[];
  /** Delay of each response in milliseconds. */
  readonly latencyMs?: number;
  /** Fixed time of backend and page (UTC ISO). */
  readonly now?: string;
}

/** Defines the scenarios of a screen, each type-checked. */
export function defineScenarios<Name extends string>(
  scenarios: Readonly<Record<Name, Scenario>>,
): Readonly<Record<Name, Scenario>> {
  return scenarios;
}

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Whether a fault matches a request, ignoring its body. */
export function isFaulty(fault: Fault, request: { readonly method: string; readonly url: string }): boolean {
  if (fault.method && fault.method !== request.method) return false;
  const pattern = new RegExp(`^${fault.path.split('*').map(escaped).join('.*')}$`);
  const { pathname, search } = new URL(request.url);
  return pattern.test(fault.path.includes('?') ? pathname + search : pathname);
}

/** A name of the maximum length: 120 characters, the first sixty without a line-break opportunity. */
export const LONG_NAME = `${'Cavalcanti'.repeat(6)} Maria Aparecida Conceição de Albuquerque e Vasconcelos Melo`;

/** The scenario with each fault happening once: the retry succeeds. */
export const failingOnce = ({ faults = [], ...scenario }: Scenario): Scenario => ({
  ...scenario,
  faults: faults.map((fault) => ({ ...fault, once: true })),
});
