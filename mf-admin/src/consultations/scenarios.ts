import { defineScenarios, LONG_NAME } from 'embedded-backend/scenario';
import { PEOPLE, sql } from 'embedded-backend/seed';

const path = '/admin/consultations';

/** Sixty completed consultations in the past, one a day, besides the seed's first sixteen. */
const MANY = `${sql.fewConsultations}
  insert into public.consultations (patient_id, professional_id, patient_name, patient_email, professional_name,
    professional_specialty, starts_at, ends_at, status, amount_cents, request_id)
  select '${PEOPLE.eduardo.id}', '${PEOPLE.marina.id}', 'Eduardo Lima',
    '${PEOPLE.eduardo.email}', 'Marina Azevedo', 'Ansiedade', starts_at, starts_at + interval '50 minutes',
    'completed', 15000, gen_random_uuid()
  from generate_series(40, 99) as back,
    lateral (select private.slot_start(private.today() - back, '09:00') as starts_at) as placed`;

/** Five thousand consultations, one an hour; the last patient's name would run as a formula. */
const THOUSANDS = `${sql.fewConsultations}
  insert into public.consultations (patient_id, professional_id, patient_name, patient_email, professional_name,
    professional_specialty, starts_at, ends_at, status, amount_cents, request_id)
  select '${PEOPLE.eduardo.id}', '${PEOPLE.marina.id}',
    case n when 1 then '=SOMA(A1); "x"' else 'Eduardo Lima' end, '${PEOPLE.eduardo.email}', 'Marina Azevedo',
    'Ansiedade', private.now() - interval '40 days' - n * interval '1 hour',
    private.now() - interval '40 days' - n * interval '1 hour' + interval '50 minutes', 'completed', 15000,
    gen_random_uuid()
  from generate_series(1, 5000) as n`;

export const scenarios = defineScenarios({
  few: { title: 'Consultas, uma página', path, as: 'admin', setup: sql.fewConsultations },
  longNames: {
    title: 'Consultas, nomes longos',
    path,
    as: 'admin',
    setup: `${sql.fewConsultations} update public.consultations set patient_name = '${LONG_NAME}'`,
  },
  many: { title: 'Consultas, várias páginas', path, as: 'admin', setup: MANY },
  emptied: {
    title: 'Consultas, uma página que ficou vazia',
    path: `${path}?depois=2020-01-01T12:00:00.000Z_00000000-0000-4000-8000-000000000000`,
    as: 'admin',
    setup: sql.fewConsultations,
  },
  thousands: { title: 'Consultas, milhares para exportar', path, as: 'admin', setup: THOUSANDS },
  exportFails: {
    title: 'Consultas, falha ao exportar',
    path,
    as: 'admin',
    faults: [{ path: '/rest/v1/rpc/export_consultations', answer: { status: 500 } }],
  },
  exportHangs: {
    title: 'Consultas, exportação que não termina',
    path,
    as: 'admin',
    faults: [{ path: '/rest/v1/rpc/export_consultations', answer: 'never' }],
  },
  otherName: {
    title: 'Consultas pelo outro endereço',
    path: '/admin/consultas',
    as: 'admin',
    setup: sql.fewConsultations,
  },
  filtered: {
    title: 'Consultas, busca e status no endereço',
    path: `${path}?busca=camila&status=completed`,
    as: 'admin',
  },
  filteredMore: {
    title: 'Consultas, profissional e dias no endereço',
    path: `${path}?profissional=marina&desde=2020-01-01&ate=2099-12-31`,
    as: 'admin',
    setup: sql.fewConsultations,
  },
  single: {
    title: 'Consultas, uma só com estes filtros',
    path: `${path}?status=no_show`,
    as: 'admin',
    setup: sql.fewConsultations,
  },
  noMatch: { title: 'Consultas, nada com estes filtros', path: `${path}?busca=zzzz`, as: 'admin' },
  none: { title: 'Consultas, nenhuma cadastrada', path, as: 'admin', setup: sql.noConsultations },
  unreachable: {
    title: 'Consultas com falha ao carregar',
    path,
    as: 'admin',
    faults: [{ path: '/rest/v1/rpc/list_consultations', answer: { status: 500 } }],
  },
  slow: { title: 'Consultas lentas', path, as: 'admin', latencyMs: 3000 },
});
