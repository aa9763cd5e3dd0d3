import { Stars } from 'shared-ui/stars';
import { Refusal } from '../parts/refusal';
import { copy } from './copy';

/** The consultation does not exist or belongs to another user: the same answer. */
export const UnknownConsultation = () => <Refusal title={copy.unknownTitle} text={copy.unknownText} />;

export const NotCompleted = () => <Refusal title={copy.notCompletedTitle} text={copy.notCompletedText} />;

export const AlreadyReviewed = ({ rating }: { rating: number }) => (
  <Refusal title={copy.reviewedTitle} text={<Stars value={rating} />} />
);
