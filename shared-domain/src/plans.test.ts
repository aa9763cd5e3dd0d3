import { formatBrl, type Cents } from './money';
import { COMPARISON_PLANS, pixPrice, PRICING_PLANS } from './plans';

const plain = (amount: Cents) => formatBrl(amount).replace('\u00a0', ' ');

describe('the plans', () => {
  it('cost 5 % less by Pix', () => {
    expect(plain(pixPrice(PRICING_PLANS.basic.price))).toBe('R$ 94,05');
    expect(plain(pixPrice(PRICING_PLANS.premium.price))).toBe('R$ 189,05');
  });

  it('offer the discount on paid plans only', () => {
    for (const plan of Object.values(PRICING_PLANS)) expect(plan.pixDiscount).toBe(plan.price > 0);
  });

  it('state the correct price per consultation', () => {
    const { price, limit, perConsultation } = PRICING_PLANS.basic;
    const each = limit.kind === 'unlimited' ? 0 : price / limit.count;
    expect(perConsultation).toBe(`${plain(each as Cents)} por consulta`);
  });

  it('include thirty free days on paid plans of the comparison', () => {
    for (const plan of Object.values(COMPARISON_PLANS)) expect(plan.freeDays).toBe(plan.price > 0 ? 30 : 0);
  });
});
