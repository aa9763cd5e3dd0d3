import { outcomeOf } from './outcome';

const cancelled = {
  status: 'cancelled',
  cancelledBy: null,
  payment: null,
  isRefundDue: false,
  isRefunded: false,
} as const;
const paid = { ...cancelled, payment: 'paid', isRefundDue: true } as const;

describe('the outcome of a consultation that did not take place', () => {
  it.each([
    [{ ...paid, isRefunded: true }, 'Cancelada. O valor foi devolvido.'],
    [paid, 'Cancelada. O reembolso está a caminho.'],
    [{ ...paid, cancelledBy: 'patient' }, 'Cancelada por você. O reembolso está a caminho.'],
    [{ ...paid, cancelledBy: 'patient', isRefundDue: false }, 'Cancelada por você. O valor não é devolvido.'],
    [{ ...paid, cancelledBy: 'professional' }, 'Cancelada pelo profissional. O reembolso está a caminho.'],
    [{ ...cancelled, cancelledBy: 'team' }, 'Cancelada pela nossa equipe.'],
    [{ ...cancelled, cancelledBy: 'patient', payment: 'expired' }, 'Cancelada por você.'],
    [
      { ...paid, cancelledBy: 'platform', isRefunded: true },
      'Cancelada: o profissional não está mais atendendo. O valor foi devolvido.',
    ],
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
