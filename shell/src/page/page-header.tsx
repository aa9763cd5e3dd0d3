import type { ReactElement } from 'react';
import { ArrowLeft } from 'lucide-react';
import { useSession } from 'shared-portal/portal';
import { useLocation } from 'shared-portal/router';
import { SiteHeader } from 'shared-ui/site-header';
import { copy } from './copy';
import type { PageKind } from './page-kind';
import { useLoaded } from './use-loaded';

const words = copy.header;

const loadPersonHeader = async () => (await import('./person-header')).PersonHeader;

/** The top bar, by kind of page and user. */
export function PageHeader({ kind }: { readonly kind: PageKind }): ReactElement | null {
  const session = useSession();
  if (kind === 'own-frame') return null;
  if (kind === 'sign-in') {
    return (
      <SiteHeader
        variant="plain"
        items={[{ to: '/', label: words.home, icon: <ArrowLeft aria-hidden="true" /> }]}
      />
    );
  }
  const isSignedIn =
    session.phase === 'signed-in' || (session.phase === 'starting' && session.probablySignedIn);
  return isSignedIn ? <LazyPersonHeader /> : <VisitorHeader />;
}

/** Not loaded for visitors; the bar is shown while it loads. */
function LazyPersonHeader() {
  const header = useLoaded(loadPersonHeader, true);
  return header ? <header.Component /> : <SiteHeader variant="private" items={[]} />;
}

/** /planos-profissionais, /planos and /professional/planos. */
const PLANS = /\/planos/;

function VisitorHeader() {
  const { pathname } = useLocation();
  const signIn = { to: '/auth?mode=login', label: words.signIn };
  return (
    <SiteHeader
      variant="public"
      items={[{ to: '/planos-profissionais', label: words.plans, current: PLANS.test(pathname) }, signIn]}
      secondary={signIn}
      primary={{ to: '/auth?mode=signup', label: words.signUp }}
    />
  );
}
