import { defineScenarios } from 'embedded-backend/scenario';
import { EXPIRED_PAYMENT } from './address';
import { refused } from './refused';

const renewing = (title: string, code: string) => refused(title, 'renew_payment', code, EXPIRED_PAYMENT);

export const renewal = defineScenarios({
  renewalLost: renewing('Pagamento: novo código, horário perdido', 'slot_taken'),
  renewalPast: renewing('Pagamento: novo código, horário que já passou', 'slot_past'),
  renewalUnavailable: renewing('Pagamento: novo código, profissional fora do ar', 'professional_unavailable'),
  renewalTooMany: renewing('Pagamento: novo código, três sem pagamento', 'too_many_unpaid'),
  renewalUsedUp: renewing('Pagamento: novo código, três já usados', 'too_many_renewals'),
  renewalTooSoon: renewing('Pagamento: novo código, a menos de 15 minutos', 'slot_too_soon'),
  renewalClosed: renewing('Pagamento: novo código, pagamento fechado', 'payment_not_pending'),
});
