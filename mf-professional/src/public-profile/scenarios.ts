import { defineScenarios } from 'embedded-backend/scenario';
import { PEOPLE, sql } from 'embedded-backend/seed';

const path = '/professional/perfil';
const { id } = PEOPLE.marina;

/** Its file does not exist: initials are shown. */
const PHOTO = `/storage/v1/object/public/profile-photos/${id}/${'a'.repeat(32)}-512.webp`;

const call = (procedure: string, answer: { status: number; body?: unknown } | 'broken') => ({
  method: 'POST',
  path: `/rest/v1/rpc/${procedure}`,
  answer,
});

const refused = (title: string, code: string) => ({
  title,
  path,
  as: 'professional' as const,
  faults: [call('publish_profile', { status: 400, body: { code: 'P0001', message: code } })],
});

export const scenarios = defineScenarios({
  published: { title: 'Perfil publicado', path, as: 'professional' },
  bare: {
    title: 'Só o que a solicitação dizia',
    path,
    as: 'professional',
    setup: `update public.professionals set headline = null, bio = null, specialties = '{}', approaches = '{}',
      session_text = null, education = '[]', experience = '[]', languages = '{Português}', audiences = '{}',
      accommodations = '{}', not_attended = null, price_per_session = null where user_id = '${id}'`,
  },
  incomplete: {
    title: 'Sem foto, texto e horários',
    path,
    as: 'professional',
    setup: `update public.professionals set profile_image_url = null, bio = null where user_id = '${id}';
      insert into public.agenda_settings (professional_id) values ('${id}');`,
  },
  withPhoto: {
    title: 'Com foto',
    path,
    as: 'professional',
    setup: `update public.professionals set profile_image_url = '${PHOTO}' where user_id = '${id}'`,
  },
  withoutPhoto: {
    title: 'Sem foto',
    path,
    as: 'professional',
    setup: `update public.professionals set profile_image_url = null where user_id = '${id}'`,
  },
  suspended: {
    title: 'Cadastro suspenso: só leitura',
    path,
    as: 'professional',
    setup: sql.suspend(PEOPLE.marina, 'O registro no conselho venceu em outubro.'),
  },
  fieldRefused: refused('Publicação recusada num campo', 'headline_invalid'),
  refused: refused('Publicação recusada', 'not_allowed'),
  unpublished: {
    title: 'Publicação sem conexão',
    path,
    as: 'professional',
    faults: [call('publish_profile', 'broken')],
  },
  slow: { title: 'Carregando', path, as: 'professional', latencyMs: 3000 },
  unreachable: {
    title: 'Perfil que não carrega',
    path,
    as: 'professional',
    faults: [call('own_public_profile', { status: 500 })],
  },
});
