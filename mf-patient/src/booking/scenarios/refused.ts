import { defineScenarios } from 'embedded-backend/scenario';
import { path } from './address';
import { booking } from './refused-once';

export const refused = defineScenarios({
  lostSlot: booking('Agendamento, horário perdido ao confirmar', 'slot_taken'),
  overlap: {
    title: 'Agendamento, horário perdido no mesmo instante',
    path,
    as: 'patient',
    faults: [
      {
        path: '/rest/v1/rpc/book_time',
        answer: {
          status: 409,
          body: { code: '23P01', message: 'conflicting key', details: null, hint: null },
        },
        once: true,
      },
    ],
  },
  pastSlot: booking('Agendamento, horário que já passou', 'slot_past'),
  invalidSlot: booking('Agendamento, horário que não existe', 'slot_invalid'),
  otherPrice: booking('Agendamento, o preço mudou entretanto', 'price_changed'),
  unavailable: booking('Agendamento, profissional fora do ar', 'professional_unavailable'),
  priceWithdrawn: booking('Agendamento, preço retirado entretanto', 'price_missing'),
  ownAfterAll: booking('Agendamento consigo mesmo, recusado', 'own_professional'),
  tooManyUnpaid: booking('Agendamento, três consultas sem pagamento', 'too_many_unpaid'),
  paymentsEnded: booking('Agendamento, pagamentos fora do ar ao confirmar', 'payments_unavailable'),
  paymentsOff: {
    title: 'Agendamento, pagamentos indisponíveis',
    path,
    as: 'patient',
    setup: `update public.deployment_settings set payment_provider = 'none'`,
  },
  tooManyToday: booking('Agendamento, dez no mesmo dia', 'too_many_bookings'),
  tooSoon: booking('Agendamento, horário próximo demais', 'slot_too_soon'),
});
