import type { Professional } from 'shared-domain/professional';
import { ButtonLink } from 'shared-ui/button';
import { ProfessionalCard } from 'shared-ui/professional-card';
import { copy } from './copy';

/** One card of the directory. */
export function ListedProfessional({ professional }: { readonly professional: Professional }) {
  const { userId, name } = professional;
  return (
    <ProfessionalCard
      as="li"
      professional={professional}
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
