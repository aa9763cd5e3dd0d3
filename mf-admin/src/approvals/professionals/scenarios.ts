import { defineScenarios } from 'embedded-backend/scenario';

const path = '/admin/professionals/approval';
const suspended = `${path}?aba=suspensos`;

/** The seed's twenty-four, and forty more. */
const MANY = `
  insert into auth.users (id, email)
  select ('a00009' || n || '-0000-4000-8000-000000000000')::uuid, 'pessoa' || n || '@vinculo.example'
  from generate_series(10, 49) as n;
  insert into public.professionals (user_id, full_name, profession, registration, approval_status, standing_since)
  select id, 'Pessoa ' || email, 'psychologist', 'CRP 06/1', 'approved', private.now() - random() * interval '9 days'
  from auth.users where email like 'pessoa%'`;

export const scenarios = defineScenarios({
  approved: { title: 'Profissionais aprovados', path: `${path}?aba=aprovados`, as: 'admin' },
  many: { title: 'Profissionais aprovados, muitos', path: `${path}?aba=aprovados`, as: 'admin', setup: MANY },
  marina: {
    title: 'Profissionais aprovados, uma encontrada',
    path: `${path}?aba=aprovados&busca=marina`,
    as: 'admin',
  },
  suspended: { title: 'Profissionais suspensos', path: suspended, as: 'admin' },
  noneSuspended: {
    title: 'Profissionais suspensos, nenhum',
    path: suspended,
    as: 'admin',
    setup: `update public.professionals set approval_status = 'approved' where approval_status = 'suspended'`,
  },
  noMatch: {
    title: 'Profissionais, busca sem resultado',
    path: `${path}?aba=aprovados&busca=zzzz`,
    as: 'admin',
  },
  changedMeanwhile: {
    title: 'Profissionais, o cadastro mudou entretanto',
    path: suspended,
    as: 'admin',
    faults: [
      {
        path: '/rest/v1/rpc/lift_suspension',
        answer: { status: 400, body: { code: 'P0001', message: 'professional_unavailable' } },
      },
    ],
  },
  suspendingFails: {
    title: 'Profissionais, falha ao suspender',
    path: `${path}?aba=aprovados&busca=marina`,
    as: 'admin',
    faults: [{ path: '/rest/v1/rpc/suspend_professional', answer: { status: 500 }, once: true }],
  },
  endingFails: {
    title: 'Profissionais, falha ao encerrar acessos, uma vez',
    path: `${path}?aba=aprovados&busca=marina`,
    as: 'admin',
    faults: [{ path: '/rest/v1/rpc/end_sessions_of', answer: { status: 500 }, once: true }],
  },
  unreachable: {
    title: 'Profissionais com falha ao carregar',
    path: suspended,
    as: 'admin',
    faults: [{ path: '/rest/v1/rpc/list_professionals', answer: { status: 500 } }],
  },
  slow: { title: 'Profissionais lentos', path: suspended, as: 'admin', latencyMs: 3000 },
});
