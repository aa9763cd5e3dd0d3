import { outcomeOf } from './outcome';

const cancelled = {
  professionalName: 'Dra. Marina Azevedo',
  status: 'cancelled',
  cancelledBy: null,
  payment: null,
  isRefundDue: false,
  refundedAt: null,
} as const;
const refunded = { isRefundDue: true, refundedAt: '2026-11-16T13:12:00Z' } as const;

describe('the outcome of a consultation that did not take place', () => {
  it.each([
    [{ ...cancelled, payment: 'paid', ...refunded }, 'Cancelada. O valor foi devolvido.'],
    [{ ...cancelled, payment: 'paid', isRefundDue: true }, 'Cancelada. O reembolso está a caminho.'],
    [
      { ...cancelled, cancelledBy: 'patient', payment: 'paid', isRefundDue: true },
      'Cancelada por você. O reembolso está a caminho.',
    ],
    [
      { ...cancelled, cancelledBy: 'patient', payment: 'paid' },
      'Cancelada por você. O valor não é devolvido.',
    ],
    [
      { ...cancelled, cancelledBy: 'professional', payment: 'paid', isRefundDue: true },
      'Marina cancelou. O reembolso está a caminho.',
    ],
    [
      { ...cancelled, cancelledBy: 'absence', payment: 'paid', isRefundDue: true },
      'Cancelada: Marina não veio. O reembolso está a caminho.',
    ],
    [{ ...cancelled, cancelledBy: 'patient', payment: 'expired' }, 'Cancelada por você.'],
    [
      { ...cancelled, cancelledBy: 'platform', payment: 'paid', ...refunded },
      'Cancelada: o profissional não está mais atendendo. O valor foi devolvido.',
    ],
    [{ ...cancelled, cancelledBy: 'team' }, 'Cancelada pela nossa equipe.'],
    [{ ...cancelled, payment: 'expired' }, 'Expirada: o Pix não foi pago no prazo.'],
    [{ ...cancelled, payment: 'failed' }, 'Cancelada: o pagamento não foi concluído.'],
    [cancelled, 'Cancelada.'],
    [{ ...cancelled, status: 'no_show', payment: 'paid' }, 'Você não compareceu.'],
  ] as const)('for %j is %j', (consultation, sentence) => {
    expect(outcomeOf(consultation)).toBe(sentence);
  });

  it.each(['pending', 'scheduled', 'completed'] as const)('is empty for one that is %s', (status) => {
    expect(outcomeOf({ ...cancelled, status, payment: 'paid' })).toBeNull();
  });
});
