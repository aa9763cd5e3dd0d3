import { useLayoutEffect, type MouseEvent } from 'react';
import { useSession } from 'shared-portal/portal';
import { useLocation } from 'shared-portal/router';
import { classNames } from 'shared-ui/class-names';
import { LazyNotices } from './lazy-notices';
import { copy } from './copy';
import { PageContent } from './page-content';
import { PageFooter } from './page-footer';
import { PageHeader } from './page-header';
import { frameRouteFor } from './frame-route';
import { isWork, pageKind } from './page-kind';
import { useNavigationFocus } from './use-navigation-focus';
import { useRoute } from './use-route';
import styles from './page.module.css';

/** The whole page: header, content of the current address, footer, toasts. */
export function Page() {
  const { pathname } = useLocation();
  const session = useSession();
  const known = useRoute();
  const route = known ?? frameRouteFor(session, pathname);
  const kind = pageKind(route, pathname);
  const isPrivate = kind === 'private' || kind === 'own-frame';
  useNavigationFocus();
  useLayoutEffect(() => {
    document.body.classList.toggle('private', isPrivate);
  }, [isPrivate]);
  return (
    <>
      <a className="skip-link" href="#conteudo" onClick={focusContent}>
        {copy.skip}
      </a>
      <div className={classNames(styles.page, isWork(route) && styles.work)}>
        <PageHeader kind={kind} />
        <PageContent route={route} ownFrame={kind === 'own-frame'} />
        <PageFooter kind={kind} />
      </div>
      <LazyNotices early={kind !== 'landing'} />
    </>
  );
}

/** Does not follow the link: the address would keep its hash and the history an entry. */
function focusContent(event: MouseEvent) {
  event.preventDefault();
  document.querySelector('main')?.focus();
}
