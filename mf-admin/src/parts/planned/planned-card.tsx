import { ArrowLeft, CircleDashed } from 'lucide-react';
import { ButtonLink } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { UnavailableIllustration } from 'shared-ui/illustrations';
import { copy } from './copy';
import styles from './planned-card.module.css';
import { PLANNED, type PlannedPath } from './planned';

/** What a page lacks so far, with a link back. */
export function PlannedCard({ path }: { readonly path: PlannedPath }) {
  return (
    <Card as="section" className={styles.card}>
      <UnavailableIllustration />
      <div className={styles.words}>
        <h2>{copy.heading}</h2>
        <p>{copy.text}</p>
        <h3>{copy.planned}</h3>
        <ul className={styles.features}>
          {PLANNED[path].features.map((feature) => (
            <li key={feature}>
              <CircleDashed aria-hidden="true" />
              {feature}
            </li>
          ))}
        </ul>
        <ButtonLink variant="outline" to="/admin/dashboard" icon={<ArrowLeft aria-hidden="true" />}>
          {copy.back}
        </ButtonLink>
      </div>
    </Card>
  );
}
