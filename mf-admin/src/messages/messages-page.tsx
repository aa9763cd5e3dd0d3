import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Note } from 'shared-ui/note';
import { PageLayout } from 'shared-ui/page-layout';
import { EmptyPanel } from 'shared-ui/panel';
import { FIRST_PAGE, withPage } from '../parts/paging/page';
import { usePage } from '../parts/paging/use-page';
import { Tabs } from '../parts/tabs';
import { useListParams } from '../parts/use-list-params';
import { copy } from './copy';
import { addressOfKind, kindFrom, MESSAGE_KINDS } from './message-kind';
import { ContactList } from './contact-list';
import styles from './messages-page.module.css';
import { OpenMessage } from './open-message';
import { copy as privacy } from './privacy/copy';
import { OpenRequest } from './privacy/open-request';
import { RequestList } from './privacy/request-list';
import { useOpenRequests } from './privacy/use-requests';
import { useUnreadCount } from './use-messages';

const PARTS = {
  contact: { List: ContactList, Open: OpenMessage },
  privacy: { List: RequestList, Open: OpenRequest },
};

export function MessagesPage() {
  const [params, setFilters] = useListParams();
  const [picked, setPicked] = useState<string | null>(null);
  const kind = kindFrom(params);
  const waiting = { contact: useUnreadCount(), privacy: useOpenRequests() };
  const { List, Open } = PARTS[kind];
  const [page, goTo] = usePage();
  const search = params.get('busca') ?? '';
  const openId = params.get('mensagem');
  return (
    <PageLayout width="fluid" title={copy.title} subtitle={copy.subtitle[kind]}>
      <Tabs
        label={copy.tabs}
        tabs={MESSAGE_KINDS.map((known) => ({
          to: addressOfKind(known),
          label: copy.kinds[known],
          current: known === kind,
          count: waiting[known],
        }))}
      >
        {kind === 'privacy' && (
          <Note icon={<ShieldCheck aria-hidden="true" />} className={styles.rule}>
            {privacy.rule}
          </Note>
        )}
        <div className={styles.mailbox}>
          <List
            key={kind}
            kind={kind}
            search={search}
            page={page}
            openId={openId}
            onSearch={(text) => setFilters((now) => withPage(withParam(now, 'busca', text), FIRST_PAGE))}
            onPage={goTo}
            addressOf={(id) => `/admin/mensagens?${withParam(params, 'mensagem', id)}`}
            onPick={setPicked}
          />
          {openId === null ? (
            <EmptyPanel card {...copy.pick[kind]} className={styles.pick} />
          ) : (
            <Open key={openId} id={openId} takesFocus={picked === openId} />
          )}
        </div>
      </Tabs>
    </PageLayout>
  );
}

/** The same parameters with one changed; removed if the value is empty. */
function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}
