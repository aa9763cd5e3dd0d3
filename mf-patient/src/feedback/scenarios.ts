import { defineScenarios, NO_CONSULTATIONS } from 'embedded-backend/scenario';

const COMPLETED = 'd0000003-0000-4000-8000-000000000003';
const REVIEWED = 'd0000002-0000-4000-8000-000000000002';
const CONFIRMED = 'd0000006-0000-4000-8000-000000000006';
const EDUARDOS = 'd0000014-0000-4000-8000-000000000014';

const of = (consultation: string) => `/feedback?consultation=${consultation}`;
const path = of(COMPLETED);
const submitting = '/rest/v1/rpc/submit_feedback';
const refused = (message: string) => ({
  status: 400,
  body: { code: 'P0001', message, details: null, hint: null },
});
const refusal = (title: string, code: string) => ({
  title,
  path,
  as: 'patient' as const,
  faults: [{ path: submitting, answer: refused(code) }],
});

export const scenarios = defineScenarios({
  form: { title: 'Avaliação de uma consulta concluída', path, as: 'patient' },
  fewRatings: {
    title: 'Avaliação de quem tem uma só nota',
    path,
    as: 'patient',
    setup: `update public.professionals set rating_counts = '{0,0,0,0,1}' where full_name = 'Marina Azevedo'`,
  },
  reviewed: { title: 'Avaliação de uma consulta já avaliada', path: of(REVIEWED), as: 'patient' },
  notCompleted: { title: 'Avaliação antes da consulta', path: of(CONFIRMED), as: 'patient' },
  otherUsers: { title: 'Avaliação da consulta de outra pessoa', path: of(EDUARDOS), as: 'patient' },
  professional: { title: 'Avaliação aberta pelo profissional da consulta', path, as: 'professional' },
  unknown: {
    title: 'Avaliação de uma consulta que não existe',
    path: of('d0000099-0000-4000-8000-000000000099'),
    as: 'patient',
  },
  notAnId: { title: 'Avaliação com endereço quebrado', path: of('marina'), as: 'patient' },
  without: { title: 'Avaliação sem consulta no endereço', path: '/feedback', as: 'patient' },
  nothing: { title: 'Avaliação sem nenhuma consulta', path, as: 'patient', setup: NO_CONSULTATIONS },
  brokenOnce: {
    title: 'Avaliação, conexão cortada uma vez ao enviar',
    path,
    as: 'patient',
    faults: [{ path: submitting, answer: 'broken', once: true }],
  },
  failing: {
    title: 'Avaliação, falha ao enviar',
    path,
    as: 'patient',
    faults: [{ path: submitting, answer: { status: 500 } }],
  },
  ratingRefused: refusal('Avaliação, nota recusada', 'rating_required'),
  recommendationRefused: refusal('Avaliação, recomendação recusada', 'recommendation_required'),
  textRefused: refusal('Avaliação, texto longo demais recusado', 'text_too_long'),
  reviewedMeanwhile: refusal('Avaliação feita entretanto em outra aba', 'already_reviewed'),
  notCompletedAfterAll: refusal('Avaliação recusada: consulta não concluída', 'consultation_not_completed'),
  unreachable: {
    title: 'Avaliação com falha ao carregar',
    path,
    as: 'patient',
    faults: [{ path: '/rest/v1/rpc/patient_history', answer: { status: 400 } }],
  },
  slow: { title: 'Avaliação lenta', path, as: 'patient', latencyMs: 3000 },
});
