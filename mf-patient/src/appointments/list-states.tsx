import { AgendaSkeleton } from 'shared-ui/agenda-skeleton';
import { ButtonLink } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { EmptyPanel } from 'shared-ui/panel';
import { copy } from './copy';

export function ListSkeleton() {
  return (
    <Card>
      <AgendaSkeleton />
    </Card>
  );
}

export function NoAppointments({ text }: { text: string }) {
  return (
    <EmptyPanel
      card
      title={copy.emptyTitle}
      text={text}
      action={
        <ButtonLink variant="primary" to="/patient/search">
          {copy.newBooking}
        </ButtonLink>
      }
    />
  );
}
