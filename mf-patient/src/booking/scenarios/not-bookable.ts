import { defineScenarios } from 'embedded-backend/scenario';
import { PEOPLE } from 'embedded-backend/seed';
import { path } from './address';

export const notBookable = defineScenarios({
  unreachable: {
    title: 'Agendamento, falha ao carregar o profissional',
    path,
    as: 'patient',
    faults: [{ path: '/rest/v1/professionals_public', answer: { status: 500 } }],
  },
  slotsUnreachable: {
    title: 'Agendamento, falha ao carregar os horários',
    path,
    as: 'patient',
    faults: [{ path: '/rest/v1/rpc/free_times', answer: { status: 500 } }],
  },
  unknown: {
    title: 'Agendamento com alguém que não existe',
    path: '/patient/booking/b0000099-0000-4000-8000-000000000099',
    as: 'patient',
  },
  notAnId: { title: 'Agendamento com um endereço quebrado', path: '/patient/booking/marina', as: 'patient' },
  own: { title: 'Agendamento consigo mesmo', path, as: 'professional' },
  withoutPrice: {
    title: 'Agendamento com quem ainda não tem preço',
    path: `/patient/booking/${PEOPLE.julia.id}`,
    as: 'patient',
  },
});
