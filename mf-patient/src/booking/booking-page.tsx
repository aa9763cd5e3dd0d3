import { useUserId } from 'shared-portal/portal';
import { useParams } from 'shared-portal/router';
import { ButtonLink } from 'shared-ui/button';
import { PageLayout } from 'shared-ui/page-layout';
import { EmptyPanel } from 'shared-ui/panel';
import { RemoteView } from 'shared-ui/remote-view';
import { AgendaSkeleton } from 'shared-ui/agenda-skeleton';
import type { Professional } from 'shared-domain/professional';
import { BookingWizard } from './booking-wizard';
import { copy } from './copy';
import { useProfessional } from './use-booking-data';

export function BookingPage() {
  const { id = '' } = useParams();
  const professional = useProfessional(id);
  return (
    <PageLayout title={copy.title} subtitle={copy.subtitle}>
      <RemoteView
        query={professional}
        skeleton={<AgendaSkeleton />}
        failureText={copy.failedText}
        isEmpty={(found) => found === null}
        empty={<NotBookable title={copy.unknownTitle} text={copy.unknownText} />}
      >
        {(found) => found && <Bookable professional={found} />}
      </RemoteView>
    </PageLayout>
  );
}

function Bookable({ professional }: { professional: Professional }) {
  const userId = useUserId();
  if (professional.userId === userId) return <NotBookable title={copy.ownTitle} text={copy.ownText} />;
  if (professional.price === null)
    return <NotBookable title={copy.priceMissingTitle} text={copy.priceMissingText(professional.name)} />;
  return <BookingWizard professional={professional} />;
}

function NotBookable({ title, text }: { title: string; text: string }) {
  return (
    <EmptyPanel
      card
      title={title}
      text={text}
      action={
        <ButtonLink variant="primary" to="/patient/search">
          {copy.toSearch}
        </ButtonLink>
      }
    />
  );
}
