import { defineScenarios } from 'embedded-backend/scenario';
import { sql } from 'embedded-backend/seed';
import { path } from './address';
import { call } from './call';

export const changes = defineScenarios({
  movable: {
    title: 'Agenda com uma sessão paga daqui a três dias',
    path,
    as: 'professional',
    setup: sql.confirmedStartingIn('3 days'),
  },
  movedAway: {
    title: 'Agenda com uma sessão movida para outro mês',
    path,
    as: 'professional',
    setup: sql.confirmedStartingIn('75 days'),
  },
  late: {
    title: 'Agenda com uma sessão daqui a cinco horas',
    path,
    as: 'professional',
    setup: sql.confirmedStartingIn('5 hours'),
  },
  cancelOffline: {
    title: 'Cancelamento cuja resposta se perde na primeira vez',
    path,
    as: 'professional',
    setup: sql.confirmedStartingIn('3 days'),
    faults: [{ method: 'POST', path: '/rest/v1/rpc/cancel_as_professional', answer: 'broken', once: true }],
  },
  proposalTaken: {
    title: 'Proposta recusada: um horário acabou de ser reservado',
    path,
    as: 'professional',
    setup: sql.confirmedStartingIn('3 days'),
    faults: [call('propose_times', { status: 400, body: { code: 'P0001', message: 'proposal_open' } })],
  },
});
