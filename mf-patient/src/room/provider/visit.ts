import { toAppError } from 'shared-domain/errors';
import type { PortalClient } from 'shared-portal/contract';

/** Where the database has this page. */
export type Standing = 'outside' | 'entering' | 'inside' | 'left' | 'ended' | 'taken_over' | 'refused';

/** Half an hour of calls that fail is no reason to end a call; these answers are. */
const FINAL: Readonly<Record<string, Standing>> = {
  room_ended: 'ended',
  page_left: 'taken_over',
  room_not_open: 'refused',
  consent_required: 'refused',
  consultation_not_found: 'refused',
  session_ended: 'refused',
};
const STILL_HERE_MS = 60_000;
/** A page that misses two of its calls counts as gone, so one without an answer is repeated. */
const REPEATED_MS = 10_000;
/** By then the database counts the page as gone. */
const LEFT_TRIES = 18;
/** After a change of networks, browsers wait a minute and more for an answer to a dead connection. */
const ENTERED_WITHIN_MS = 20_000;
const ANSWERED_WITHIN_MS = 8000;

/** Codes of requests whose effect is unknown. */
const UNANSWERED = new Set(['network', 'timeout', 'aborted', 'server_unavailable', 'unexpected']);
export const isUnanswered = (code: string): boolean => UNANSWERED.has(code);

export interface VisitOptions {
  readonly client: PortalClient;
  readonly consultationId: string;
  readonly onChange: (standing: Standing, refusal: string | null) => void;
  /** The patient was let in: before this page entered, or by another one. Called before `onChange`. */
  readonly onAdmitted?: () => void;
  /** The call happens behind the external link: a page that falls silent has not left. */
  readonly isElsewhere?: boolean;
}

interface Request extends PromiseLike<{ readonly error: unknown }> {
  readonly abortSignal: (signal: AbortSignal) => PromiseLike<{ readonly error: unknown }>;
}

/** Code of a refusal, or of a request without an answer; null: done. */
async function codeOf(request: Request): Promise<string | null> {
  try {
    const { error } = await request.abortSignal(AbortSignal.timeout(ANSWERED_WITHIN_MS));
    return error ? toAppError(error).code : null;
  } catch (error) {
    return toAppError(error).code;
  }
}

/** Enters the room in the database, repeats it each minute, and leaves it. */
export function createVisit({ client, consultationId, onChange, onAdmitted, isElsewhere }: VisitOptions) {
  let standing: Standing = 'outside';
  let page = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const checkAfter = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void check(), ms);
  };
  const stand = (next: Standing, refusal: string | null = null) => {
    standing = next;
    clearTimeout(timer);
    if (next === 'inside') checkAfter(STILL_HERE_MS);
    onChange(next, refusal);
  };
  const isEntering = () => standing === 'entering';
  /** The outcome or the code of a refusal; null: entered. */
  const call = async (withinMs: number, consent?: string): Promise<string | null> => {
    const given = {
      ...(consent === undefined ? {} : { consent }),
      ...(isElsewhere ? { elsewhere: true } : {}),
    };
    try {
      const { data, error } = await client
        .rpc('enter_room', { consultation_id: consultationId, page, ...given })
        .abortSignal(AbortSignal.timeout(withinMs));
      if (error) return toAppError(error).code;
      if (data.outcome !== 'entered') return data.outcome;
      if (data.admitted_at !== null) onAdmitted?.();
      return null;
    } catch (error) {
      return toAppError(error).code;
    }
  };
  /** The first try is waited for. `entered`: the page knew that it was in the room. */
  const sayLeft = async (left: string, entered: boolean, tries = LEFT_TRIES): Promise<void> => {
    const given = { consultation_id: consultationId, page: left, entered };
    const code = await codeOf(client.rpc('leave_room', given));
    if (code !== null && isUnanswered(code) && tries > 1)
      setTimeout(() => void sayLeft(left, entered, tries - 1), REPEATED_MS);
  };

  /** A page that is being closed waits for nothing, not for its token either, and only such a request outlives it. */
  const sayLeftAtOnce = (left: string) => {
    const { httpEndpoint, apiKey, accessTokenValue } = client.realtime;
    const headers = {
      'content-type': 'application/json',
      apikey: apiKey ?? '',
      authorization: `Bearer ${accessTokenValue ?? ''}`,
    };
    const body = JSON.stringify({ consultation_id: consultationId, page: left });
    const address = new URL('/rest/v1/rpc/leave_room', httpEndpoint);
    fetch(address, { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
  };

  async function enter(consent?: string): Promise<void> {
    if (standing === 'entering' || standing === 'inside') return;
    const entering = crypto.randomUUID();
    page = entering;
    stand('entering');
    const code = await call(ENTERED_WITHIN_MS, consent);
    const isWanted = page === entering && isEntering();
    if (isWanted && code === null) return stand('inside');
    if (isWanted && code !== null) stand(FINAL[code] ?? 'refused', code);
    // It was given up, or perhaps only the answer was lost.
    if (code === null || isUnanswered(code)) await sayLeft(entering, false);
  }

  /** Whether the database says that this page is still inside. Without an answer it may be. */
  async function check(): Promise<boolean> {
    if (standing !== 'inside') return false;
    const checked = page;
    const code = await call(ANSWERED_WITHIN_MS);
    if (page !== checked || standing !== 'inside') return false;
    const final = code === null ? undefined : FINAL[code];
    if (final) stand(final, code);
    else checkAfter(code === null ? STILL_HERE_MS : REPEATED_MS);
    return code === null;
  }

  /** Code of a refusal; null: done. */
  const change = (procedure: 'admit_patient' | 'end_room'): Promise<string | null> =>
    codeOf(client.rpc(procedure, { consultation_id: consultationId }));

  return {
    page: () => page,
    enter,
    check,
    leave: async () => {
      if (standing !== 'inside' && standing !== 'entering' && standing !== 'ended') return;
      const before = standing;
      stand('left');
      if (before !== 'ended') await sayLeft(page, before === 'inside');
    },
    /** The page goes away, and does not say that its user left. */
    close: () => {
      clearTimeout(timer);
      standing = 'left';
    },
    /** The browser closes the page. */
    leaveAtOnce: () => {
      if (standing !== 'inside' && standing !== 'entering') return;
      sayLeftAtOnce(page);
      stand('left');
    },
    /** The professional ends the call. */
    end: async (): Promise<string | null> => {
      const refusal = await change('end_room');
      if (refusal === null) stand('ended');
      return refusal;
    },
    /** The professional lets the patient in. */
    admit: async () => change('admit_patient'),
  };
}
