import { House, Info, KeyRound, LogIn } from 'lucide-react';
import { ButtonLink } from 'shared-ui/button';
import { NotFound } from 'shared-ui/not-found';
import { Note } from 'shared-ui/note';
import { PageLayout } from 'shared-ui/page-layout';
import { QueryProvider } from 'shared-data/query';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { AccountsCard } from './accounts-card';
import { copy } from './copy';
import styles from './test-users-page.module.css';
import { useTestRoles } from './use-test-roles';

/** Creates three accounts to try the portal, at `/create-test-users`. The page exists in a demo only. */
export function TestUsersPage() {
  return (
    <QueryProvider>
      <Demonstration />
    </QueryProvider>
  );
}

function Demonstration() {
  const roles = useTestRoles();
  if (roles.data?.length === 0) return <NotFound />;
  // On phones the notes are below the accounts and load with them.
  const aside = roles.data && <Notes />;
  return (
    <PageLayout title={copy.title} subtitle={copy.subtitle} action={<Shortcuts />} aside={aside}>
      <RemoteView query={roles} card skeleton={<SkeletonCard lines={6} foot />} failureText={copy.failedText}>
        {(offered) => <AccountsCard roles={offered} />}
      </RemoteView>
    </PageLayout>
  );
}

function Shortcuts() {
  return (
    <nav className={styles.shortcuts} aria-label={copy.shortcuts}>
      <ButtonLink variant="outline" to="/auth?mode=login" icon={<LogIn aria-hidden="true" />}>
        {copy.signIn}
      </ButtonLink>
      <ButtonLink variant="text" to="/" icon={<House aria-hidden="true" />}>
        {copy.home}
      </ButtonLink>
    </nav>
  );
}

function Notes() {
  const { title, text } = copy.passwordsStay;
  return (
    <>
      <Note icon={<KeyRound aria-hidden="true" />} title={title}>
        {text}
      </Note>
      <Note icon={<Info aria-hidden="true" />} tone="warm">
        {copy.realAccounts}
      </Note>
    </>
  );
}
