import { BadgeCheck } from 'lucide-react';
import { COMPARISON_PLANS } from 'shared-domain/plans';
import { Link } from 'shared-portal/router';
import { Note } from 'shared-ui/note';
import { PublicHeading } from '../parts/public-heading';
import { ComparisonTable } from './comparison-table';
import { copy } from './copy';
import { PLAN_IDS } from './features';
import { ComparedPlan } from './compared-plan';
import styles from './comparison-page.module.css';

/**
 * Free, professional and premium side by side, at `/professional/planos`; one card each on narrow screens.
 */
export function ComparisonPage() {
  return (
    <div className={`wrap ${styles.page}`}>
      <PublicHeading title={copy.title} documentTitle={copy.documentTitle}>
        {copy.leadBefore}
        <b>{copy.freeDays(COMPARISON_PLANS.professional.freeDays)}</b>
        {copy.leadAfter}
      </PublicHeading>
      <ComparisonTable className={styles.wide} />
      <div className={styles.cards}>
        {PLAN_IDS.map((id) => (
          <ComparedPlan key={id} id={id} />
        ))}
      </div>
      <Note icon={<BadgeCheck aria-hidden="true" />} className={styles.note}>
        {copy.registration}
      </Note>
      <p className={styles.pricing}>
        {copy.pricing} <Link to="/planos-profissionais">{copy.pricingLink}</Link>
      </p>
    </div>
  );
}
