import { useParams } from 'shared-portal/router';
import { Crumb } from 'shared-ui/crumb';
import { useDocumentTitle } from 'shared-ui/page-layout';
import { ButtonLink } from 'shared-ui/button';
import { EmptyPanel } from 'shared-ui/panel';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { PersonActions } from './actions/person-actions';
import { copy } from './copy';
import { IdentityCard } from './identity-card';
import styles from './person.module.css';
import { PersonSections } from './person-sections';
import { PersonSummary } from './person-summary';
import { usePerson, type Person } from './use-person';

/** An account: who it is, what it did, and what the team may do with it. */
export function PersonPage() {
  const { id = '' } = useParams();
  const person = usePerson(id);
  useDocumentTitle(person.data?.account.full_name || copy.title);
  return (
    <>
      <Crumb to="/admin/users" label={copy.back} />
      <RemoteView
        query={person}
        level={1}
        card
        skeleton={<PersonSkeleton />}
        failureText={copy.failedText}
        isEmpty={(data) => data === null}
        empty={
          <EmptyPanel
            card
            level={1}
            title={copy.gone}
            text={copy.goneText}
            action={
              <ButtonLink variant="outline" to="/admin/users">
                {copy.toUsers}
              </ButtonLink>
            }
          />
        }
      >
        {(data) => data && <Whole key={data.account.user_id} person={data} />}
      </RemoteView>
    </>
  );
}

function Whole({ person }: { readonly person: Person }) {
  return (
    <div className={styles.page}>
      <IdentityCard person={person} />
      <aside className={styles.side} aria-label={copy.side}>
        <PersonActions person={person} />
        <PersonSummary person={person} />
      </aside>
      <div className={styles.main}>
        <PersonSections person={person} />
      </div>
    </div>
  );
}

function PersonSkeleton() {
  return (
    <div className={styles.page}>
      <SkeletonCard avatar lines={4} />
      <div className={styles.side}>
        <SkeletonCard lines={5} />
      </div>
      <div className={styles.main}>
        <SkeletonCard lines={5} />
        <SkeletonCard lines={4} />
      </div>
    </div>
  );
}
