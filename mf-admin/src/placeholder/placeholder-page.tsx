import { ArrowLeft, CircleDashed } from 'lucide-react';
import { ButtonLink } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { UnavailableIllustration } from 'shared-ui/illustrations';
import { PageLayout } from 'shared-ui/page-layout';
import { copy } from './copy';
import styles from './placeholder-page.module.css';
import { PLANNED, type PlannedPath } from './planned';

/** Page of a planned feature, with its description and a link back. */
export function PlaceholderPage({ path }: { path: PlannedPath }) {
  const { title, features } = PLANNED[path];
  return (
    <PageLayout width="fluid" title={title}>
      <Card as="section" className={styles.card}>
        <UnavailableIllustration />
        <div className={styles.words}>
          <h2>{copy.heading}</h2>
          <p>{copy.text}</p>
          <h3>{copy.planned}</h3>
          <ul className={styles.features}>
            {features.map((feature) => (
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
    </PageLayout>
  );
}
