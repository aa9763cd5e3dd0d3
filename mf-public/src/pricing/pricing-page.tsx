import { BadgeCheck } from 'lucide-react';
import { PLANS_EARNINGS_CLAIM } from 'shared-domain/marketing';
import { Link } from 'shared-portal/router';
import { Note } from 'shared-ui/note';
import { QueryProvider } from 'shared-data/query';
import { PublicHeading } from '../parts/public-heading';
import { copy } from './copy';
import { Plan } from './plan';
import { Questions } from './questions';
import styles from './pricing-page.module.css';

/** Trial, basic and premium, at `/planos-profissionais` and `/planos`. */
export function PricingPage() {
  return (
    <QueryProvider>
      <div className={`wrap ${styles.page}`}>
        <PublicHeading title={copy.title} documentTitle={copy.documentTitle}>
          {copy.lead}
          {PLANS_EARNINGS_CLAIM !== null && (
            <>
              {copy.claimBefore}
              <b>{PLANS_EARNINGS_CLAIM}</b>
              {copy.claimAfter}
            </>
          )}
        </PublicHeading>
        <div className={styles.plans}>
          <Plan id="trial" />
          <Plan id="basic" main />
          <Plan id="premium" />
        </div>
        <Note icon={<BadgeCheck aria-hidden="true" />} className={styles.note}>
          {copy.registration}
        </Note>
        <p className={styles.compare}>
          {copy.compare} <Link to="/professional/planos">{copy.compareLink}</Link>
        </p>
        <Questions />
      </div>
    </QueryProvider>
  );
}
