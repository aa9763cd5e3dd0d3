import { Printer } from 'lucide-react';
import { useParams } from 'shared-portal/router';
import { Button } from 'shared-ui/button';
import { PageLayout } from 'shared-ui/page-layout';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { Refusal } from '../parts/refusal';
import styles from './confirmation.module.css';
import { ConfirmationSheet } from './confirmation-sheet';
import { copy } from './copy';
import { useConfirmation } from './use-confirmation';

/** The confirmation of a payment, to be printed on one sheet. */
export function ConfirmationPage() {
  const { id = '' } = useParams();
  const confirmation = useConfirmation(id);
  return (
    <PageLayout
      title={copy.title}
      back={{ to: '/patient/appointments', label: copy.back }}
      width="narrow"
      className={styles.page}
      action={
        confirmation.data && (
          <Button
            variant="primary"
            className={styles.print}
            icon={<Printer aria-hidden="true" />}
            onClick={() => window.print()}
          >
            {copy.print}
          </Button>
        )
      }
    >
      <RemoteView
        query={confirmation}
        skeleton={<SkeletonCard lines={8} />}
        failureText={copy.failedText}
        card
        isEmpty={(found) => found === null}
        empty={<Refusal title={copy.unknownTitle} text={copy.unknownText} />}
      >
        {(found) => found && <ConfirmationSheet confirmation={found} />}
      </RemoteView>
    </PageLayout>
  );
}
