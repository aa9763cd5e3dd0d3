/** The user whom a scenario signs in: one of the seed, or a visitor. */
export type ScenarioPerson = 'visitor' | 'patient' | 'other-patient' | 'professional' | 'admin';

/** E-mail addresses of the seed's users; a visitor has none. */
export const PEOPLE: Readonly<Record<Exclude<ScenarioPerson, 'visitor'>, string>> = {
  patient: 'paciente@vinculo.example',
  'other-patient': 'outro.paciente@vinculo.example',
  professional: 'profissional@vinculo.example',
  admin: 'admin@vinculo.example',
};

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

/** Camila's consultation with Marina, confirmed, in two days. */
export const CONFIRMED = 'd0000006-0000-4000-8000-000000000006';

/** A name of the maximum length: 120 characters, the first sixty without a line-break opportunity. */
export const LONG_NAME = `${'Cavalcanti'.repeat(6)} Maria Aparecida Conceição de Albuquerque e Vasconcelos Melo`;

/** SQL of a state with only the seed's first sixteen consultations, so that a page of twenty holds all. */
export const FEW_CONSULTATIONS = `
  delete from public.reviews where left(consultation_id::text, 8) > 'd0000016';
  delete from public.payments where left(consultation_id::text, 8) > 'd0000016';
  delete from public.consultations where left(id::text, 8) > 'd0000016';`;

/** SQL after which Marina Azevedo, a professional, is also a patient, whose therapist, Caio Nóbrega, wrote to her. */
export const MARINA_IN_THERAPY = `
  with held as (insert into public.consultations (patient_id, professional_id, patient_name, patient_email,
    professional_name, professional_specialty, starts_at, ends_at, status, amount_cents, request_id)
  select 'b0000001-0000-4000-8000-000000000001', professional_id, 'Marina Azevedo', 'profissional@vinculo.example',
    professional_name, professional_specialty, starts_at - interval '21 days', ends_at - interval '21 days',
    'completed', amount_cents, gen_random_uuid()
  from public.consultations where id = 'd0000007-0000-4000-8000-000000000007'
  returning *)
  insert into public.chat_messages (id, consultation_id, sender_id, sender, content)
  select gen_random_uuid(), id, professional_id, 'professional', 'Marina, como foi a semana?' from held;`;

/**
 * SQL of a state in which the confirmed consultation of Camila and Marina starts at an offset from now ("-5
 * minutes": it is in progress). Other seed consultations of either at that time are removed, so that the
 * state exists at every hour of every day.
 */
export const confirmedStartingIn = (time: string): string => `
  with in_the_way as (
    select other.id from public.consultations other join public.consultations moved
        on array[other.patient_id, other.professional_id] && array[moved.patient_id, moved.professional_id]
    where moved.id = '${CONFIRMED}' and other.id <> moved.id
      and other.starts_at < private.now() + interval '${time}' + interval '1 hour'
      and other.ends_at > private.now() + interval '${time}'),
  reviews as (delete from public.reviews where consultation_id in (select id from in_the_way)),
  payments as (delete from public.payments where consultation_id in (select id from in_the_way))
  delete from public.consultations where id in (select id from in_the_way);
  update public.consultations set starts_at = private.now() + interval '${time}',
    ends_at = private.now() + interval '${time}' + interval '50 minutes' where id = '${CONFIRMED}'`;

/** SQL of a state in which the payment of the pending consultation has expired. */
export const RAN_OUT = `
  update public.payments set expires_at = private.now() - interval '1 minute' where status = 'pending';
  select public.expire_payments()`;

/** SQL of a state without any consultation. */
export const NO_CONSULTATIONS = `
  delete from public.reviews;
  delete from public.payments;
  delete from public.consultations;
  update public.professionals set rating_counts = '{0,0,0,0,0}', rating = null, total_reviews = 0;`;

/** The scenario with each fault happening once: the retry succeeds. */
export const failingOnce = ({ faults = [], ...scenario }: Scenario): Scenario => ({
  ...scenario,
  faults: faults.map((fault) => ({ ...fault, once: true })),
});
