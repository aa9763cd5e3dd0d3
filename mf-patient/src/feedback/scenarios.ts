import { defineScenarios } from 'embedded-backend/scenario';
import { CONSULTATIONS, PEOPLE, sql } from 'embedded-backend/seed';

const of = (consultation: string) => `/feedback?consultation=${consultation}`;
const path = of(CONSULTATIONS.completed.id);
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
    setup: `update public.professionals set rating_counts = '{0,0,0,0,1}' where user_id = '${PEOPLE.marina.id}'`,
  },
  reviewed: {
    title: 'Avaliação de uma consulta já avaliada',
    path: of(CONSULTATIONS.reviewed.id),
    as: 'patient',
  },
  notCompleted: { title: 'Avaliação antes da consulta', path: of(CONSULTATIONS.confirmed.id), as: 'patient' },
  otherUsers: {
    title: 'Avaliação da consulta de outra pessoa',
    path: of(CONSULTATIONS.eduardoWithAndre.id),
    as: 'patient',
  },
  professional: { title: 'Avaliação aberta pelo profissional da consulta', path, as: 'professional' },
  unknown: {
    title: 'Avaliação de uma consulta que não existe',
    path: of('d0000099-0000-4000-8000-000000000099'),
    as: 'patient',
  },
  notAnId: { title: 'Avaliação com endereço quebrado', path: of('marina'), as: 'patient' },
  without: { title: 'Avaliação sem consulta no endereço', path: '/feedback', as: 'patient' },
  nothing: { title: 'Avaliação sem nenhuma consulta', path, as: 'patient', setup: sql.noConsultations },
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
