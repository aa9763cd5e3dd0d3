import { MapPin, Video } from 'lucide-react';
import { summaryPath } from 'shared-domain/booking-path';
import type { TimesRead } from 'shared-data/next-times';
import type { Professional } from 'shared-domain/professional';
import { useToast } from 'shared-portal/portal';
import { ButtonLink } from 'shared-ui/button';
import { MetaItem, MetaLine } from 'shared-ui/meta-line';
import { NextTimes } from 'shared-ui/next-times';
import { ProfessionalCard } from 'shared-ui/professional-card';
import { copy } from './copy';

interface ResultCardProps {
  readonly professional: Professional;
  readonly nextTimes: TimesRead;
}

/** One professional in the results, with the next free times and links to profile and booking. */
export function ResultCard({ professional, nextTimes }: ResultCardProps) {
  const { userId, name, place, price } = professional;
  const toast = useToast();
  return (
    <ProfessionalCard
      professional={professional}
      facts={
        <MetaLine>
          {place && <MetaItem icon={MapPin}>{place}</MetaItem>}
          <MetaItem icon={Video}>{copy.online}</MetaItem>
        </MetaLine>
      }
      times={<NextTimes professional={professional} read={nextTimes} pathOf={summaryPath} />}
      actions={
        <>
          <ButtonLink
            variant="outline"
            to={`/professional/profile/${userId}`}
            aria-label={`${copy.profile}: ${name}`}
          >
            {copy.profile}
          </ButtonLink>
          {price !== null && (
            <ButtonLink
              variant="primary"
              to={`/patient/booking/${userId}`}
              aria-label={`${copy.book}: ${name}`}
              onClick={() => toast({ kind: 'info', ...copy.bookingToast(name) })}
            >
              {copy.book}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
