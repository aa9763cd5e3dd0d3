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
/** After a change of networks, browsers wait a minute and more for an answer to a dead connection. */
const ENTERED_WITHIN_MS = 20_000;
const CHECKED_WITHIN_MS = 8000;

export interface VisitOptions {
  readonly client: PortalClient;
  readonly consultationId: string;
  readonly onChange: (standing: Standing, refusal: string | null) => void;
  /** The patient was let in: before this page entered, or by another one. Called before `onChange`. */
  readonly onAdmitted?: () => void;
}

/** Enters the room in the database, repeats it each minute, and leaves it. */
export function createVisit({ client, consultationId, onChange, onAdmitted }: VisitOptions) {
  let standing: Standing = 'outside';
  let page = '';
  let timer: ReturnType<typeof setInterval> | undefined;

  const stand = (next: Standing, refusal: string | null = null) => {
    standing = next;
    clearInterval(timer);
    if (next === 'inside') timer = setInterval(() => void check(), STILL_HERE_MS);
    onChange(next, refusal);
  };
  const isEntering = () => standing === 'entering';
  /** The outcome or the code of a refusal; null: entered. */
  const call = async (withinMs: number, consent?: string): Promise<string | null> => {
    const given = consent === undefined ? {} : { consent };
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
  const sayLeft = async (left: string) => {
    try {
      await client.rpc('leave_room', { consultation_id: consultationId, page: left });
    } catch {
      // The database counts the page as gone a minute later.
    }
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
    if (page !== entering || !isEntering()) return code === null ? sayLeft(entering) : undefined;
    if (code === null) stand('inside');
    else stand(FINAL[code] ?? 'refused', code);
  }

  /** Whether the database says that this page is still inside. Without an answer it may be. */
  async function check(): Promise<boolean> {
    if (standing !== 'inside') return false;
    const checked = page;
    const code = await call(CHECKED_WITHIN_MS);
    if (page !== checked || standing !== 'inside') return false;
    const final = code === null ? undefined : FINAL[code];
    if (final) stand(final, code);
    return code === null;
  }

  /** Code of a refusal; null: done. */
  const change = async (procedure: 'admit_patient' | 'end_room'): Promise<string | null> => {
    try {
      const { error } = await client.rpc(procedure, { consultation_id: consultationId });
      return error ? toAppError(error).code : null;
    } catch (error) {
      return toAppError(error).code;
    }
  };

  return {
    page: () => page,
    enter,
    check,
    leave: async () => {
      if (standing !== 'inside' && standing !== 'entering' && standing !== 'ended') return;
      const wasThere = standing !== 'ended';
      stand('left');
      if (wasThere) await sayLeft(page);
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
