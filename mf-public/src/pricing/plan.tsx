import { formatPrice } from 'shared-domain/money';
import { PRICING_PLANS, type PricingPlan, type PricingPlanId } from 'shared-domain/plans';
import { ButtonLink } from 'shared-ui/button';
import { PlanCard, type PlanFeature } from '../parts/plan-card';
import { planCopy, PROFESSIONAL_SIGN_UP } from '../parts/plan-copy';
import { copy } from './copy';
import { PayByPix } from './pay-by-pix';
import { PixOffer } from './pix-offer';

interface PlanProps {
  readonly id: PricingPlanId;
  readonly main?: boolean;
}

/** One of the three plans: sign-up as a professional, or the first month by Pix. */
export function Plan({ id, main = false }: PlanProps) {
  const plan = PRICING_PLANS[id];
  const isFree = plan.price === 0;
  return (
    <PlanCard
      name={plan.name}
      tagline={copy.taglines[id]}
      price={formatPrice(plan.price)}
      period={plan.period.kind === 'days' ? copy.days(plan.period.days) : planCopy.perMonth}
      remark={isFree ? copy.nothingCharged : (plan.perConsultation ?? copy.noLimit)}
      offer={plan.pixDiscount && <PixOffer price={plan.price} />}
      features={featuresOf(id, plan)}
      main={main}
      actions={
        <>
          <ButtonLink block variant={main ? 'primary' : 'outline'} to={PROFESSIONAL_SIGN_UP}>
            {isFree ? planCopy.startFree : copy.subscribe(plan.name)}
          </ButtonLink>
          {plan.pixDiscount && <PayByPix id={id} plan={plan} />}
        </>
      }
    />
  );
}

function featuresOf(id: PricingPlanId, plan: PricingPlan): PlanFeature[] {
  const texts = [limitOf(plan.limit), copy.tools, copy.profiles[id]];
  if (plan.annualSavings !== null) texts.push(copy.annual(formatPrice(plan.annualSavings)));
  return texts.map((text) => ({ text }));
}

function limitOf(limit: PricingPlan['limit']): string {
  switch (limit.kind) {
    case 'patients':
      return copy.patients(limit.count);
    case 'consultations-a-month':
      return copy.consultations(limit.count);
    case 'unlimited':
      return copy.unlimited;
  }
}
