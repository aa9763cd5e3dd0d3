import { useSearchParams } from 'shared-portal/router';
import { MailPreferences } from '../mail-preferences';
import { NotificationsView, type NotificationReader } from '../notifications';
import { PageLayout } from '../page-layout';
import { Segmented } from '../field';
import type { CrumbProps } from '../crumb';
import { copy } from './copy';
import styles from './notifications-page.module.css';

const PREFERENCES = 'preferencias';

export interface NotificationsPageProps {
  readonly reader: NotificationReader;
  readonly back: CrumbProps;
}

/** The user's notifications and, in a second tab of the same address, which e-mails they want. */
export function NotificationsPage({ reader, back }: NotificationsPageProps) {
  const [params, setParams] = useSearchParams();
  const isPreferences = params.get('aba') === PREFERENCES;
  return (
    <PageLayout
      title={copy.title}
      documentTitle={isPreferences ? copy.preferencesTitle : copy.title}
      subtitle={copy.subtitle}
      back={back}
      width="narrow"
    >
      <div className={styles.page}>
        <Segmented
          label={copy.show}
          value={isPreferences ? PREFERENCES : 'avisos'}
          options={[
            { value: 'avisos', label: copy.notifications },
            { value: PREFERENCES, label: copy.preferences },
          ]}
          onValueChange={(value) =>
            setParams(value === PREFERENCES ? { aba: PREFERENCES } : {}, { replace: true })
          }
        />
        {isPreferences ? <MailPreferences reader={reader} /> : <NotificationsView reader={reader} />}
      </div>
    </PageLayout>
  );
}
