import { defineScenarios } from 'embedded-backend/scenario';
import { PEOPLE, sql } from 'embedded-backend/seed';

const path = '/patient/profile';
const HERS = `where email = '${PEOPLE.camila.email}'`;

export const scenarios = defineScenarios({
  filled: {
    title: 'Perfil preenchido',
    path,
    as: 'patient',
    setup: `update public.profiles set birth_date = '1991-03-14', city = 'São Paulo', state = 'SP',
      emergency_name = 'Sônia Ribeiro', emergency_relation = 'Mãe', emergency_phone = '11912345678',
      created_at = '2026-04-02T12:00:00Z' ${HERS}`,
  },
  professional: { title: 'Perfil de uma profissional', path, as: 'professional' },
  bare: {
    title: 'Perfil sem nada além do cadastro',
    path,
    as: 'patient',
    setup: `${sql.noConsultations} update public.profiles set phone = null, city = null, state = null, cpf = null ${HERS}`,
  },
  unreachable: {
    title: 'Perfil com falha ao carregar',
    path,
    as: 'patient',
    faults: [
      { path: '/rest/v1/profiles?*birth_date*', method: 'GET', answer: { status: 400 } },
      { path: '/rest/v1/rpc/history_summary', answer: { status: 400 } },
    ],
  },
  notSaved: {
    title: 'Perfil com falha ao salvar',
    path,
    as: 'patient',
    faults: [{ path: '/rest/v1/profiles', method: 'PATCH', answer: { status: 500 } }],
  },
  notSavedOnce: {
    title: 'Perfil com a conexão cortada uma vez ao salvar',
    path,
    as: 'patient',
    faults: [{ path: '/rest/v1/profiles', method: 'PATCH', answer: 'broken', once: true }],
  },
  slow: { title: 'Perfil lento', path, as: 'patient', latencyMs: 3000 },
});
