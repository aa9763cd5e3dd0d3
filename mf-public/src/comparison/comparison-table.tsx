import { Check, Minus } from 'lucide-react';
import { formatPrice } from 'shared-domain/money';
import { COMPARISON_PLANS, type ComparisonPlanId } from 'shared-domain/plans';
import { classNames } from 'shared-ui/class-names';
import { PlanFlag } from '../parts/plan-card';
import { planCopy } from '../parts/plan-copy';
import { PlanPrice } from '../parts/plan-price';
import { copy } from './copy';
import { FEATURE_GROUPS, PLAN_IDS } from './features';
import { FreeTime, MAIN_PLAN, TakePlan } from './plan-parts';
import styles from './comparison-table.module.css';

const mainClass = (id: ComparisonPlanId) => (id === MAIN_PLAN ? styles.main : undefined);

/** The plans as columns, their features as rows. */
export function ComparisonTable({ className }: { readonly className: string | undefined }) {
  return (
    <table className={classNames(styles.table, className)}>
      <caption className="visually-hidden">{copy.caption}</caption>
      <thead>
        <tr>
          <td />
          {PLAN_IDS.map((id) => (
            <th key={id} scope="col" className={mainClass(id)}>
              <PlanHead id={id} />
            </th>
          ))}
        </tr>
      </thead>
      {FEATURE_GROUPS.map(({ title, rows }) => (
        <tbody key={title}>
          <tr className={styles.group}>
            <th scope="rowgroup">{title}</th>
            <EmptyCells />
          </tr>
          {rows.map(({ label, answers }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {PLAN_IDS.map((id) => (
                <td key={id} className={mainClass(id)}>
                  <Answer answer={answers[id]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
      <tfoot>
        <tr>
          <td />
          <EmptyCells />
        </tr>
      </tfoot>
    </table>
  );
}

/** Extends the outline of the middle plan through rows without a value. */
function EmptyCells() {
  return PLAN_IDS.map((id) => <td key={id} className={mainClass(id)} />);
}

function PlanHead({ id }: { readonly id: ComparisonPlanId }) {
  const { name, price } = COMPARISON_PLANS[id];
  return (
    <div className={styles.head}>
      {id === MAIN_PLAN && <PlanFlag />}
      <span className={styles.name}>{name}</span>
      <PlanPrice price={formatPrice(price)} period={planCopy.perMonth} />
      <FreeTime id={id} />
      <TakePlan id={id} />
    </div>
  );
}

function Answer({ answer }: { readonly answer: boolean | string }) {
  if (typeof answer === 'string') return answer;
  const Icon = answer ? Check : Minus;
  return (
    <>
      <Icon aria-hidden="true" className={answer ? styles.yes : styles.no} />
      <span className="visually-hidden">{answer ? copy.yes : copy.no}</span>
    </>
  );
}
