import { defineScenarios } from 'embedded-backend/scenario';

const profiles = '/rest/v1/profiles';

export const scenarios = defineScenarios({
  visitor: { title: 'Área protegida aberta por visitante', path: '/patient/search?q=marina#fim' },
  checking: {
    title: 'Verificando permissões',
    path: '/patient/search',
    as: 'patient',
    faults: [{ path: profiles, answer: 'never' }],
  },
  adminDenied: { title: 'Acesso negado à área administrativa', path: '/admin/dashboard', as: 'patient' },
  professionalDenied: {
    title: 'Acesso negado ao painel do profissional',
    path: '/professional/dashboard',
    as: 'patient',
  },
  applicationDenied: {
    title: 'Acesso negado à solicitação profissional',
    path: '/professional/apply',
    as: 'professional',
  },
  withoutApproval: {
    title: 'Painel aberto por profissional sem aprovação',
    path: '/professional/dashboard',
    as: 'professional',
    setup: "update public.professionals set approval_status = 'pending';",
  },
  unreadable: {
    title: 'Erro de autorização',
    path: '/patient/search',
    as: 'patient',
    faults: [{ path: profiles, answer: { status: 500 } }],
  },
  signedIn: { title: 'Área protegida aberta por paciente', path: '/patient/appointments', as: 'patient' },
  signOutRefused: {
    title: 'Erro ao fazer logout',
    path: '/patient/appointments',
    as: 'patient',
    faults: [{ path: '/auth/v1/logout', answer: { status: 500 } }],
  },
});
