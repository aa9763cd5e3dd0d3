import { defineScenarios } from 'embedded-backend/scenario';
import { CONSULTATIONS, sql } from 'embedded-backend/seed';
import { path } from './address';
import { call } from './call';

export const outcomes = defineScenarios({
  missed: {
    title: 'Agenda com uma sessão a que o paciente não compareceu',
    path,
    as: 'professional',
    setup: `${sql.confirmedStartingIn('-2 hours')} ${sql.setStatus(CONSULTATIONS.confirmed, 'no_show')}`,
  },
  correctionClosed: {
    title: 'Correção recusada: a sessão já foi avaliada',
    path,
    as: 'professional',
    setup: `${sql.confirmedStartingIn('-2 hours')} ${sql.setStatus(CONSULTATIONS.confirmed, 'completed')}`,
    faults: [call('correct_outcome', { status: 400, body: { code: 'P0001', message: 'already_reviewed' } })],
  },
});
