import { CONSULTATIONS, PEOPLE } from 'embedded-backend/seed';
import type { TestDatabase } from './database.ts';
import { ACTORS, type Person } from './people.ts';

export const ERASE = 'select public.erase_person($1) as answer';

/** The result of `erase_person`. */
export interface Erasure {
  readonly status: string;
  readonly kept: Readonly<Record<string, unknown>>;
  readonly documents: readonly string[];
}

/** The user's open request, or a new one inserted directly into the table, even if the procedure would refuse it. */
export async function requestOf(database: TestDatabase, who: Person): Promise<string> {
  const [made] = await database.owner<{ id: string }>(
    `with made as (
       insert into public.privacy_requests (user_id, kind, full_name, email, user_type, message)
       select id, 'erasure', full_name, email, 'patient', 'Não uso mais' from public.profiles where id = $1
       on conflict do nothing returning id)
     select id from made
     union all
     select id from public.privacy_requests
     where user_id = $1 and kind = 'erasure' and status in ('open', 'in_progress')`,
    [ACTORS[who]],
  );
  return made?.id ?? '';
}

/** Erases a user as an admin, by this request or a new one. */
export async function erase(database: TestDatabase, who: Person, request?: string): Promise<Erasure> {
  const id = request ?? (await requestOf(database, who));
  const [row] = await database.as<{ answer: Erasure }>('admin', ERASE, [id]);
  if (!row) throw new Error('erase_person returned nothing.');
  return row.answer;
}

/** Removes a user's upcoming consultations and refunds due. */
export async function removeBlockers(database: TestDatabase, who: Person) {
  await database.owner(
    `update public.consultations set status = 'cancelled'
     where $1 in (patient_id, professional_id) and status = 'scheduled' and ends_at > private.now()`,
    [ACTORS[who]],
  );
  await database.owner(
    'update public.payments set refunded_at = private.now() where refund_due and refunded_at is null',
  );
}

/** Erases a user without upcoming consultations or refunds due. */
export async function eraseUnblocked(
  database: TestDatabase,
  who: Person,
  request?: string,
): Promise<Erasure> {
  await removeBlockers(database, who);
  return erase(database, who, request);
}

/** Adds data of Camila wherever possible. */
export async function insertDataOfCamila(database: TestDatabase) {
  for (const [sql, parameters] of DATA_OF_CAMILA) await database.owner(sql, parameters);
}

const DATA_OF_CAMILA: readonly (readonly [sql: string, parameters?: readonly string[]])[] = [
  [
    `update public.profiles set birth_date = '1991-03-14', emergency_name = 'Sônia Ribeiro',
         emergency_phone = '11912345678' where id = $1`,
    [ACTORS.patient],
  ],
  [
    `update public.reviews set positive_aspects = 'Chorei muito', improvements = 'Sala fria', emotion = 'Triste',
         public_testimonial = 'Mudou minha vida', testimonial_status = 'published' where patient_id = $1`,
    [ACTORS.patient],
  ],
  [
    `insert into public.chat_messages (id, consultation_id, sender_id, sender, content)
       values (gen_random_uuid(), '${CONSULTATIONS.completed.id}', $1, 'patient', 'Tive uma crise'),
         (gen_random_uuid(), '${CONSULTATIONS.completed.id}', $2, 'professional', 'Camila, respire')`,
    [ACTORS.patient, ACTORS.professional],
  ],
  [
    `insert into public.contact_messages (full_name, email, user_type, subject, message)
       values ('Camila Ribeiro', 'Paciente@vinculo.example', 'patient', 'Oi', 'Sou a Camila')`,
  ],
  [
    `insert into private.mail_outbox (kind, user_id, recipient, payload) values
         ('booking', $1, 'antigo@exemplo.com.br', '{"patient_name": "Camila Ribeiro dos Santos"}'),
         ('new_consultation', $2, '${PEOPLE.marina.email}', '{"patient_name": "Camila Ribeiro dos Santos",
           "consultation_id": "${CONSULTATIONS.confirmed.id}"}')`,
    [ACTORS.patient, ACTORS.professional],
  ],
  [
    `insert into storage.objects (bucket_id, name) values ('professional-documents', $1 || '/1700000000000-rg.pdf')`,
    [ACTORS.patient],
  ],
  [
    `select private.tell($1, 'booking', 'Consulta confirmada', 'Camila Ribeiro dos Santos, 01/12 às 14:00.', '/x', $2),
         private.tell_admins('application', 'Nova', 'Camila R. de Solteira aguarda análise.', '/x', $2)`,
    [ACTORS.professional, ACTORS.patient],
  ],
  [
    `insert into auth.sessions (id, user_id, user_agent) values ('70000000-0000-4000-8000-000000000000', $1, 'Firefox')`,
    [ACTORS.patient],
  ],
  [
    `insert into auth.refresh_tokens (token, user_id, session_id, revoked) values
         ('aaaaaaaaaaaa', $1, '70000000-0000-4000-8000-000000000000', false), ('bbbbbbbbbbbb', $1, null, false)`,
    [ACTORS.patient],
  ],
];
