import { BadgeCheck } from 'lucide-react';
import { Link } from 'shared-portal/router';
import { copy } from './copy';
import styles from './identity-card.module.css';
import type { OwnProfile } from './own-profile';
import { Section } from './section';

const words = copy.identity;

/** What the team has verified, and how to change it. */
export function IdentityCard({ profile: { name, registration, place } }: { readonly profile: OwnProfile }) {
  return (
    <Section title={words.title}>
      <dl className={styles.facts}>
        <div>
          <dt>{words.name}</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>{words.registration}</dt>
          <dd>
            <BadgeCheck aria-hidden="true" /> {registration}
          </dd>
        </div>
        <div>
          <dt>{words.place}</dt>
          <dd>{place ?? words.noPlace}</dd>
        </div>
      </dl>
      <p className={styles.note}>
        {words.verified} <Link to="/contato">{words.change}</Link>
      </p>
    </Section>
  );
}
