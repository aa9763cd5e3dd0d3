import { formatPrice } from 'shared-domain/money';
import { COMPARISON_PLANS, type ComparisonPlanId } from 'shared-domain/plans';
import { PlanCard, type PlanFeature } from '../parts/plan-card';
import { planCopy } from '../parts/plan-copy';
import { copy } from './copy';
import { FEATURE_GROUPS } from './features';
import { FreeTime, MAIN_PLAN, TakePlan } from './plan-parts';

/** A plan as a card with the table's rows. */
export function ComparedPlan({ id }: { readonly id: ComparisonPlanId }) {
  const { name, price } = COMPARISON_PLANS[id];
  return (
    <PlanCard
      name={name}
      tagline={copy.taglines[id]}
      price={formatPrice(price)}
      period={planCopy.perMonth}
      remark={<FreeTime id={id} />}
      features={featuresOf(id)}
      main={id === MAIN_PLAN}
      actions={<TakePlan id={id} />}
    />
  );
}

function featuresOf(id: ComparisonPlanId): PlanFeature[] {
  return FEATURE_GROUPS.flatMap(({ rows }) => rows).map(({ label, answers }) => {
    const answer = answers[id];
    return typeof answer === 'string'
      ? { text: label, value: inLine(answer) }
      : { text: label, off: !answer };
  });
}

/** A cell of the table as it continues its row's name: "Consultas por mês: sem limite". */
const inLine = (answer: string) => answer.charAt(0).toLowerCase() + answer.slice(1);
