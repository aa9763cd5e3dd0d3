import { useState } from 'react';
import { useSearchParams } from 'shared-portal/router';
import { PageLayout } from 'shared-ui/page-layout';
import { EmptyPanel } from 'shared-ui/panel';
import { Crumb } from '../parts/crumb';
import { copy } from './copy';
import { MessageList } from './message-list';
import styles from './messages-page.module.css';
import { OpenMessage } from './open-message';

export function MessagesPage() {
  const [params, setParams] = useSearchParams();
  const [picked, setPicked] = useState<string | null>(null);
  const search = params.get('busca') ?? '';
  const openId = params.get('mensagem');
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    return next;
  };
  return (
    <>
      <Crumb />
      <PageLayout width="fluid" title={copy.title} subtitle={copy.subtitle}>
        <div className={styles.mailbox}>
          <MessageList
            search={search}
            openId={openId}
            onSearch={(text) => setParams(change('busca', text), { replace: true })}
            addressOf={(id) => `/admin/mensagens?${change('mensagem', id)}`}
            onPick={setPicked}
          />
          {openId === null ? (
            <EmptyPanel card title={copy.pick} text={copy.pickText} className={styles.pick} />
          ) : (
            <OpenMessage key={openId} id={openId} takesFocus={picked === openId} />
          )}
        </div>
      </PageLayout>
    </>
  );
}
