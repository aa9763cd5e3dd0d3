import { COMPARISON_PLANS, type ComparisonPlanId } from 'shared-domain/plans';
import { ButtonLink } from 'shared-ui/button';
import { Tag } from 'shared-ui/tag';
import { planCopy, PROFESSIONAL_SIGN_UP } from '../parts/plan-copy';
import { copy } from './copy';

/** The recommended plan. */
export const MAIN_PLAN: ComparisonPlanId = 'professional';

/** Duration of the free trial. */
export function FreeTime({ id }: { readonly id: ComparisonPlanId }) {
  const { freeDays } = COMPARISON_PLANS[id];
  return freeDays === 0 ? <Tag>{copy.endless}</Tag> : <Tag tone="warm">{copy.trial(freeDays)}</Tag>;
}

/** Link to professional sign-up. */
export function TakePlan({ id }: { readonly id: ComparisonPlanId }) {
  const { name, price } = COMPARISON_PLANS[id];
  return (
    <ButtonLink block variant={id === MAIN_PLAN ? 'primary' : 'outline'} to={PROFESSIONAL_SIGN_UP}>
      {price === 0 ? planCopy.startFree : copy.tryPlan(name)}
    </ButtonLink>
  );
}
