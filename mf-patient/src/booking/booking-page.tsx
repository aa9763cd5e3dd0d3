import { MAX_MOVES } from 'shared-domain/consultation';
import type { Professional } from 'shared-domain/professional';
import { canChange, formatDayMonth } from 'shared-domain/schedule';
import { isUuid } from 'shared-domain/uuid';
import { useUserId } from 'shared-portal/portal';
import { useParams, useSearchParams } from 'shared-portal/router';
import { AgendaSkeleton } from 'shared-ui/agenda-skeleton';
import { PageLayout } from 'shared-ui/page-layout';
import { RemoteView } from 'shared-ui/remote-view';
import { lastSearch } from '../parts/last-search';
import { useHeadingFocus } from '../parts/use-new-screen';
import { useProfile } from '../parts/use-profile';
import { useUnpaidBookings } from '../parts/use-upcoming-consultations';
import { useShowsSamples } from 'shared-data/deployment';
import { useServerClock, type ServerClock } from 'shared-data/server-clock';
import { BookingWizard } from './booking-wizard';
import { copy } from './copy';
import { NotBookable, NotMovable } from './not-bookable';
import { useProfessional } from './use-booking-data';
import { useFreeTimes } from './use-free-times';
import { useMovedConsultation, type MovableConsultation } from './use-moved-consultation';

/** Books a consultation, or moves the one in the query (`?consulta=`), also by an invitation (`&proposta=`). */
export function BookingPage({ isFollowing }: { readonly isFollowing: boolean }) {
  useHeadingFocus(isFollowing);
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const movedId = params.get('consulta');
  const professional = useProfessional(id);
  const proposalId = params.get('proposta');
  const moved = useMovedConsultation(movedId, id, proposalId);
  const clock = useServerClock();
  useWizardReads(id, movedId, proposalId !== null);
  const words = movedId === null ? copy : copy.moving;
  const isUnpaid = moved.data?.status === 'pending' && moved.data.isOfSeries;
  const back =
    movedId === null
      ? { to: lastSearch(), label: copy.backToSearch }
      : { to: '/patient/appointments', label: copy.moving.back };
  return (
    <PageLayout title={words.title} subtitle={subtitleOf(moved.data, isUnpaid) ?? words.subtitle} back={back}>
      <RemoteView
        query={professional}
        skeleton={<AgendaSkeleton />}
        failureText={copy.failedText}
        isEmpty={(found) => found === null}
        empty={
          movedId === null ? (
            <NotBookable title={copy.unknownTitle} text={copy.unknownText} />
          ) : (
            <NotMovable title={copy.moving.unlistedTitle} text={copy.moving.unlistedText} />
          )
        }
      >
        {(found) =>
          found && <Bookable professional={found} moved={movedId === null ? null : moved} clock={clock} />
        }
      </RemoteView>
    </PageLayout>
  );
}

/** What is to be chosen; null: the usual words say it. */
function subtitleOf(moved: MovableConsultation | null | undefined, isUnpaid: boolean): string | null {
  if (isUnpaid) return copy.moving.unpaidSubtitle;
  if (!moved?.invitation || moved.invitation === 'over') return null;
  const { from, to } = moved.invitation;
  return copy.moving.invitedSubtitle(formatDayMonth(from), formatDayMonth(to));
}

/** Prefetches what the wizard shows together with the professional. The days of an invitation are not known yet. */
function useWizardReads(professionalId: string, movedId: string | null, isInvited: boolean): void {
  const isNew = movedId === null;
  useFreeTimes({ professionalUserId: professionalId, movedId, invitation: null }, { enabled: !isInvited });
  useUnpaidBookings(professionalId, isNew && isUuid(professionalId));
  useProfile(isNew);
  useShowsSamples();
}

type MovedQuery = ReturnType<typeof useMovedConsultation>;

interface BookableProps {
  readonly professional: Professional;
  /** Query of the consultation to move; null for a new booking. */
  readonly moved: MovedQuery | null;
  /** The server's time, which decides which days can be booked and what can be moved. */
  readonly clock: ServerClock;
}

function Bookable({ professional, moved, clock }: BookableProps) {
  const userId = useUserId();
  if (professional.userId === userId) return <NotBookable title={copy.ownTitle} text={copy.ownText} />;
  if (moved !== null) return <Moving professional={professional} moved={moved} clock={clock} />;
  if (professional.price === null)
    return <NotBookable title={copy.priceMissingTitle} text={copy.priceMissingText(professional.name)} />;
  if (!clock.isMeasured) return <AgendaSkeleton />;
  return <BookingWizard key={professional.userId} professional={professional} moved={null} />;
}

function Moving({ professional, moved, clock }: BookableProps & { readonly moved: MovedQuery }) {
  return (
    <RemoteView
      query={moved}
      skeleton={<AgendaSkeleton />}
      failureText={copy.moving.failedText}
      isEmpty={(found) => found === null}
      empty={<NotMovable title={copy.moving.unknownTitle} text={copy.moving.unknownText} />}
    >
      {(found) => found && <Movable professional={professional} moved={found} clock={clock} />}
    </RemoteView>
  );
}

interface MovableProps extends Pick<BookableProps, 'professional' | 'clock'> {
  readonly moved: MovableConsultation;
}

function Movable({ professional, moved, clock }: MovableProps) {
  const { invitation } = moved;
  if (invitation !== null) {
    if (!clock.isMeasured) return <AgendaSkeleton />;
    if (invitation === 'over' || clock.now() >= new Date(invitation.expiresAt))
      return <NotMovable title={copy.moving.invitationOverTitle} text={copy.moving.invitationOverText} />;
    return <BookingWizard key={invitation.proposalId} professional={professional} moved={moved} />;
  }
  const isUnpaid = moved.status === 'pending' && moved.isOfSeries;
  if (moved.status !== 'scheduled' && !isUnpaid)
    return <NotMovable title={copy.moving.closedTitle} text={copy.moving.closedText} />;
  if (moved.moves >= MAX_MOVES && !moved.isUnattended)
    return <NotMovable title={copy.moving.usedUpTitle} text={copy.moving.usedUpText} />;
  if (!clock.isMeasured) return <AgendaSkeleton />;
  if (!isUnpaid && !moved.isUnattended && !canChange(moved.startsAt, clock.now()))
    return <NotMovable title={copy.moving.lateTitle} text={copy.moving.lateText} />;
  return <BookingWizard key={moved.id} professional={professional} moved={moved} />;
}
