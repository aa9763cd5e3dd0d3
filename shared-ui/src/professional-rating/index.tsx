import { isNewOnPlatform, NEW_ON_PLATFORM } from 'shared-domain/rating';
import { useShowsSamples } from 'shared-data/deployment';
import { Estimate } from '../estimate';
import { Rating } from '../stars';
import { Tag } from '../tag';

interface ProfessionalRatingProps {
  readonly rating: number;
  readonly reviews: number;
}

/**
 * Rating of a professional. With few ratings "Novo na plataforma": next to the number in a demo, where 5.0
 * stands for no ratings, alone elsewhere.
 */
export function ProfessionalRating({ rating, reviews }: ProfessionalRatingProps) {
  const showsSamples = useShowsSamples();
  const isNew = isNewOnPlatform(reviews);
  return (
    <>
      {(!isNew || showsSamples) && <Rating value={rating} count={reviews} />}
      {reviews === 0 && showsSamples && <Estimate />}
      {isNew && <Tag>{NEW_ON_PLATFORM}</Tag>}
    </>
  );
}
