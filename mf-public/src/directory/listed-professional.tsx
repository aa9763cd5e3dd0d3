import { MapPin } from 'lucide-react';
import type { TimesRead } from 'shared-data/next-times';
import type { Professional } from 'shared-domain/professional';
import { ButtonLink } from 'shared-ui/button';
import { MetaItem, MetaLine } from 'shared-ui/meta-line';
import { NextTimes } from 'shared-ui/next-times';
import { ProfessionalCard } from 'shared-ui/professional-card';
import { useTimePath } from '../parts/use-time-path';
import { copy } from './copy';

interface ListedProfessionalProps {
  readonly professional: Professional;
  readonly nextTimes: TimesRead;
}

/** One card of the directory. */
export function ListedProfessional({ professional, nextTimes }: ListedProfessionalProps) {
  const { userId, name, place } = professional;
  return (
    <ProfessionalCard
      as="li"
      professional={professional}
      facts={
        place && (
          <MetaLine>
            <MetaItem icon={MapPin}>{place}</MetaItem>
          </MetaLine>
        )
      }
      times={<NextTimes professional={professional} read={nextTimes} pathOf={useTimePath()} />}
      actions={
        <ButtonLink
          variant="outline"
          to={`/professional/profile/${userId}`}
          aria-label={`${copy.profile}: ${name}`}
        >
          {copy.profile}
        </ButtonLink>
      }
    />
  );
}
