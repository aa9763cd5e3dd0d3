import { CONTACT_RESPONSE_HOURS } from 'shared-domain/contact';
import { BUILT_FOR_DEMONSTRATION } from 'shared-domain/demonstration';
import { ButtonLink } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { PublicHeading } from '../parts/public-heading';
import { copy } from './copy';
import { Donations } from './donations';
import { Figures } from './figures';
import { NoDonations } from './no-donations';
import styles from './transparency-page.module.css';

/**
 * How much of the profit is donated, and to whom, at `/transparencia`. Its figures are static, and its
 * donations are shown in a demo only.
 */
export function TransparencyPage() {
  return (
    <div className={`wrap ${styles.page}`}>
      <PublicHeading title={copy.title} documentTitle={copy.documentTitle}>
        {copy.lead}
      </PublicHeading>
      <Figures />
      {BUILT_FOR_DEMONSTRATION ? <Donations /> : <NoDonations />}
      <Card as="section" tone="tint" className={styles.ask}>
        <div>
          <h2>{copy.ask}</h2>
          <p className={styles.answer}>{copy.answer(CONTACT_RESPONSE_HOURS)}</p>
        </div>
        <ButtonLink variant="outline" to="/contato">
          {copy.write}
        </ButtonLink>
      </Card>
    </div>
  );
}
