import {
  APPLICANT_LABELS,
  APPLICATION_LABELS,
  CONSULTATION_LABELS,
  HISTORY_LABELS,
  isApplicationStatus,
  labelOf,
  shownStatus,
  UNKNOWN_STATUS,
  PAYMENT_LABELS,
  type StatusLabel,
} from './status';

const texts = (labels: Record<string, StatusLabel>) =>
  Object.fromEntries(Object.entries(labels).map(([status, label]) => [status, label.text]));

describe('the labels of a status', () => {
  it('on a patient’s card', () => {
    expect(texts(CONSULTATION_LABELS)).toEqual({
      pending: 'Pendente',
      scheduled: 'Confirmada',
      completed: 'Concluída',
      cancelled: 'Cancelada',
      no_show: 'Não compareceu',
      expired: 'Expirada',
    });
  });

  it('in the history and the admin’s list', () => {
    expect(texts(HISTORY_LABELS)).toEqual({
      pending: 'Pendente',
      scheduled: 'Agendada',
      completed: 'Concluída',
      cancelled: 'Cancelada',
      no_show: 'Não compareceu',
      expired: 'Expirada',
    });
  });

  it('of a payment', () => {
    expect(texts(PAYMENT_LABELS)).toEqual({
      pending: 'Pendente',
      paid: 'Pago',
      failed: 'Falhou',
      expired: 'Expirado',
    });
  });

  it('of an application, to admins: yellow, green, red, blue', () => {
    expect(APPLICATION_LABELS).toEqual({
      pending: { text: 'Pendente', tone: 'pending' },
      approved: { text: 'Aprovado', tone: 'confirmed', sign: 'done' },
      rejected: { text: 'Rejeitado', tone: 'cancelled' },
      needs_info: { text: 'Solicitando Informações', tone: 'info' },
    });
  });

  it('of an application, to its applicant', () => {
    expect(texts(APPLICANT_LABELS)).toEqual({
      pending: 'Em análise',
      approved: 'Em análise',
      rejected: 'Não aprovado',
      needs_info: 'Informações necessárias',
    });
  });

  it.each([
    ['cancelled', null, 'expired', 'expired'],
    ['cancelled', 'patient', 'expired', 'cancelled'],
    ['cancelled', null, 'paid', 'cancelled'],
    ['cancelled', null, null, 'cancelled'],
    ['pending', null, 'expired', 'pending'],
  ] as const)('%s by %s with a payment %s reads as %s', (status, cancelledBy, payment, shown) => {
    expect(shownStatus({ status, cancelledBy, payment })).toBe(shown);
  });

  it('is never "Desconhecido" for a known status', () => {
    const known = [CONSULTATION_LABELS, HISTORY_LABELS].flatMap((labels) => Object.values(labels));
    expect(known.filter(({ text, hint }) => text === UNKNOWN_STATUS.text || hint)).toEqual([]);
  });
});

describe('an external status', () => {
  const unknown = UNKNOWN_STATUS;

  it('has its label from the table, or is unknown with its name', () => {
    expect(labelOf(HISTORY_LABELS, 'no_show', unknown)).toBe(HISTORY_LABELS.no_show);
    expect(labelOf(HISTORY_LABELS, 'postponed', unknown)).toEqual({ ...unknown, hint: 'postponed' });
    expect(labelOf(HISTORY_LABELS, 'toString', unknown)).toEqual({ ...unknown, hint: 'toString' });
  });

  it('is recognized or not', () => {
    expect(['needs_info', 'suspended', undefined].map(isApplicationStatus)).toEqual([true, false, false]);
  });
});
