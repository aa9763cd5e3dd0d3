import { MapPin } from 'lucide-react';
import type { Professional } from 'shared-domain/professional';
import { ButtonLink } from 'shared-ui/button';
import { MetaItem, MetaLine } from 'shared-ui/meta-line';
import { ProfessionalCard } from 'shared-ui/professional-card';
import { copy } from './copy';

/** One card of the directory. */
export function ListedProfessional({ professional }: { readonly professional: Professional }) {
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
