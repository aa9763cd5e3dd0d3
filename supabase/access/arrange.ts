import { PEOPLE } from 'embedded-backend/seed';
import { ACTORS, HELENA, TEAM } from './actors.ts';

/** Camila's consultation with Marina, moved to yesterday and not ended. */
export const ENDED = 'd00000f1-0000-4000-8000-0000000000f1';

const consultation = (id: string, patient: string, professional: string, status: string, from: string) => `
  insert into public.consultations (id, patient_id, professional_id, patient_name, patient_email, professional_name,
    professional_specialty, starts_at, ends_at, status, amount_cents, request_id)
  select '${id}', p.id, d.user_id, p.full_name, p.email, d.full_name, 'Ansiedade', '${from}',
    '${from}'::timestamptz + interval '50 minutes', '${status}', 15000, '${id}'
  from public.profiles p, public.professionals d where p.id = '${patient}' and d.user_id = '${professional}';
  insert into public.payments (consultation_id, patient_id, professional_id, amount_cents, status, expires_at, paid_at)
  values ('${id}', '${patient}', '${professional}', 15000, 'paid', private.now(), private.now());`;

const andre = 'd00000f2-0000-4000-8000-0000000000f2';
/** Eduardo's with Sérgio, who is suspended. */
export const OF_SUSPENDED = 'd00000f3-0000-4000-8000-0000000000f3';
/** A request of erasure by Hugo, who has no relation to the other actors and no upcoming consultation. */
export const ERASURE = '60000007-0000-4000-8000-000000000007';
/** Camila's other session; an actor's own session has the actor's id. */
export const OTHER_SESSION = '70000001-0000-4000-8000-000000000001';
/** A block of Marina's. */
export const BLOCK = '80000001-0000-4000-8000-000000000001';
/** Camila's series with Marina. */
export const SERIES = '5e000000-0000-4000-8000-000000000001';
/** Its first consultation. */
export const IN_SERIES = 'd00000f5-0000-4000-8000-0000000000f5';
/** An open proposal of Marina's to Camila. */
export const PROPOSAL = '90000001-0000-4000-8000-000000000001';
/** One of its times. */
export const PROPOSED = '2026-12-07T12:00:00Z';
const sergioDone = 'd00000f4-0000-4000-8000-0000000000f4';

const OWN_SESSIONS = ACTORS.flatMap(({ id }) => (id === null ? [] : [`('${id}', '${id}')`])).join(', ');

const practising = [PEOPLE.marina, PEOPLE.andre, PEOPLE.sergio].map(({ id }) => `('${id}')`).join(', ');

const team = Object.entries(TEAM)
  .map(
    ([role, id]) => `
  insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at)
  values ('${id}', 'authenticated', 'authenticated', '${role}@vinculo.example', private.now(), '{}',
    '{"full_name": "Pessoa da equipe"}', private.now());
  insert into private.team_members (user_id, role) values ('${id}', '${role}');
  update public.profiles set is_admin = true where id = '${id}';`,
  )
  .join('');

/**
 * Added to the seed, so that every actor has rows of their own wherever possible: what is not returned is
 * hidden.
 */
export const ARRANGE = `
  insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at)
  values ('${HELENA}', 'authenticated', 'authenticated', 'helena.prado@vinculo.example', private.now(), '{}',
    '{"full_name": "Helena Prado"}', private.now());
  update public.profiles set role = 'admin' where id = '${HELENA}';
  insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
  values ('${HELENA}', '${HELENA}', 'totp', 'verified', 'MZXW6YTB', private.now(), private.now());
  ${team}
  ${consultation(ENDED, PEOPLE.camila.id, PEOPLE.marina.id, 'scheduled', '2026-11-23T20:20:00Z')}
  ${consultation(andre, PEOPLE.eduardo.id, PEOPLE.andre.id, 'scheduled', '2026-12-04T14:00:00Z')}
  ${consultation(OF_SUSPENDED, PEOPLE.eduardo.id, PEOPLE.sergio.id, 'scheduled', '2026-12-05T14:00:00Z')}
  ${consultation(sergioDone, PEOPLE.eduardo.id, PEOPLE.sergio.id, 'completed', '2026-11-05T14:00:00Z')}
  insert into auth.sessions (id, user_id, created_at, updated_at)
  select id, user_id, private.now(), private.now()
  from (values ('${OTHER_SESSION}'::uuid, '${PEOPLE.camila.id}'::uuid), ${OWN_SESSIONS}) as links (id, user_id);
  insert into auth.refresh_tokens (token, user_id, session_id, revoked)
  select id, user_id, id, false from auth.sessions;
  insert into public.agenda_settings (professional_id) values ${practising};
  insert into public.weekly_hours
  select professional_id, weekday, from_time, to_time from public.agenda_settings, private.usual_hours();
  insert into public.hours_exceptions (professional_id, local_date)
  select professional_id, '2027-01-02' from public.agenda_settings;
  insert into public.agenda_blocks (id, professional_id, starts_at, ends_at)
  select case professional_id when '${PEOPLE.marina.id}' then '${BLOCK}'::uuid else gen_random_uuid() end,
    professional_id, '2027-01-05T12:00:00Z', '2027-01-05T13:00:00Z' from public.agenda_settings;
  insert into private.calendar_addresses (professional_id, secret_sum, created_at)
  select professional_id, encode(extensions.digest(professional_id::text, 'sha256'), 'hex'), private.now()
  from public.agenda_settings where professional_id <> '${PEOPLE.andre.id}';
  insert into public.consultation_series (id, professional_id, patient_id, first_date, local_time, time_zone, every_weeks,
    occurrences, amount_cents, started_at)
  select case p.id when '${PEOPLE.camila.id}' then '${SERIES}'::uuid else gen_random_uuid() end, d.user_id, p.id,
    '2026-12-15', '14:00', 'America/Sao_Paulo', 1, 4, 15000, private.now()
  from public.profiles p, public.professionals d
  where (p.id, d.user_id) in (('${PEOPLE.camila.id}', '${PEOPLE.marina.id}'), ('${PEOPLE.eduardo.id}', '${PEOPLE.andre.id}'));
  ${consultation(IN_SERIES, PEOPLE.camila.id, PEOPLE.marina.id, 'scheduled', '2026-12-15T17:00:00Z')}
  update public.consultations set series_id = '${SERIES}', series_number = 1 where id = '${IN_SERIES}';
  insert into public.series_conflicts (series_id, number, local_date, reason)
  select id, 2, '2026-12-22', 'holiday' from public.consultation_series;
  insert into public.proposals (id, consultation_id, times, was_at, expires_at)
  select case c.id when '${ENDED}' then '${PROPOSAL}'::uuid else gen_random_uuid() end, c.id, '{${PROPOSED}}', c.starts_at,
    private.now() + interval '1 day'
  from public.consultations c where c.id in ('${ENDED}', '${andre}', '${OF_SUSPENDED}');
  select private.open_session(id) from public.consultations where status = 'scheduled';
  update public.payments set expires_at = private.now() + interval '10 minutes' where status = 'pending';
  insert into public.chat_messages (id, consultation_id, sender_id, sender, content)
  select gen_random_uuid(), c.id, person.id, person.sender, 'Olá'
  from public.consultations c, lateral (values (c.patient_id, 'patient'), (c.professional_id, 'professional'))
    as person (id, sender)
  where c.id in ('${andre}', '${OF_SUSPENDED}');
  insert into public.chat_reads (consultation_id, user_id, last_read_at)
  select c.id, person, private.now() from public.consultations c, unnest(array[c.patient_id, c.professional_id]) as person
  where c.id in ('${ENDED}', '${andre}', '${OF_SUSPENDED}') on conflict do nothing;
  insert into public.reviews (consultation_id, patient_id, professional_id, rating, would_recommend,
    public_testimonial, testimonial_status, patient_display_name)
  select id, patient_id, professional_id, 5, true, 'Recomendo.', 'published', 'Eduardo L.'
  from public.consultations where patient_id = '${PEOPLE.eduardo.id}' and professional_id in ('${PEOPLE.andre.id}', '${PEOPLE.sergio.id}')
    and status = 'completed';
  insert into public.privacy_requests (id, user_id, kind, full_name, email, user_type)
  select '${ERASURE}', id, 'erasure', full_name, email, 'patient' from public.profiles
  where email = '${PEOPLE.hugo.email}';
  update public.consultations c set status = 'cancelled' from public.profiles p
  where p.id = c.patient_id and p.email = '${PEOPLE.hugo.email}' and c.status = 'scheduled';
  insert into public.privacy_requests (user_id, kind, full_name, email, user_type, message)
  select id, 'other', full_name, email, 'patient', 'Olá' from public.profiles
  where id in ('${PEOPLE.camila.id}', '${PEOPLE.eduardo.id}');
  insert into public.notifications (user_id, kind, title, link)
  select id, 'booking', 'Olá', '/patient/dashboard' from public.profiles;
  insert into public.mail_preferences (user_id, topic, wanted) select id, 'room', false from public.profiles;
  insert into public.professional_applications (user_id, email, full_name, specialty, crp_crm, price_per_session,
    application_status)
  select id, email, full_name, 'psychologist', 'CRP 06/1', 12000, 'rejected' from public.profiles
  where id in ('${PEOPLE.camila.id}', '${PEOPLE.eduardo.id}', '${PEOPLE.andre.id}', '${PEOPLE.beatriz.id}')`;
