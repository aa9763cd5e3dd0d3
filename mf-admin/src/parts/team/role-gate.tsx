import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { TEAM_ROLE_LABELS } from 'shared-domain/team';
import { useLocation } from 'shared-portal/router';
import { ButtonLink } from 'shared-ui/button';
import { PageLayout } from 'shared-ui/page-layout';
import { EmptyPanel } from 'shared-ui/panel';
import { copy } from './copy';
import { usePageAccess, useTeamAccess } from './use-team-access';

/** The page of the menu that an address belongs to. */
const pageOf = (pathname: string): string =>
  pathname
    .replace('/admin/consultas', '/admin/consultations')
    .replace(/^(\/admin\/(?:users|consultations|professionals\/approval))\/.+/, '$1');

/** Shows in place of a page that the member's role does not open, whose reads the database would refuse. */
export function RoleGate({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const { data } = useTeamAccess();
  const opens = usePageAccess();
  if (!data || opens(pageOf(pathname))) return children;
  return (
    <PageLayout width="fluid" title={copy.title}>
      <EmptyPanel
        card
        title={TEAM_ROLE_LABELS[data.role]}
        text={copy.text(TEAM_ROLE_LABELS[data.role])}
        action={
          <ButtonLink variant="outline" to="/admin/dashboard" icon={<ArrowLeft aria-hidden="true" />}>
            {copy.back}
          </ButtonLink>
        }
      />
    </PageLayout>
  );
}
