import {
  FEEDBACK_TEXT_MAX_LENGTH,
  RATING_REQUIRED,
  RECOMMENDATION_REQUIRED,
  type Emotion,
} from 'shared-domain/feedback';
import { lengthFault } from 'shared-domain/text-length';
import type { FormErrors } from 'shared-ui/form';

/** Form values of a feedback. */
export interface FeedbackDraft {
  /** 0: none yet. */
  readonly rating: number;
  readonly positiveAspects: string;
  readonly improvements: string;
  readonly emotion: Emotion | null;
  readonly wouldRecommend: boolean | null;
  readonly publicTestimonial: string;
}

export const NO_FEEDBACK: FeedbackDraft = {
  rating: 0,
  positiveAspects: '',
  improvements: '',
  emotion: null,
  wouldRecommend: null,
  publicTestimonial: '',
};

/** Whether any question has been answered. */
export const isStarted = (draft: FeedbackDraft): boolean =>
  Object.entries(NO_FEEDBACK).some(([name, none]) => draft[name as keyof FeedbackDraft] !== none);

/** Validation errors of a feedback. */
export const faultsOf = (draft: FeedbackDraft): FormErrors<FeedbackDraft> => ({
  rating: draft.rating === 0 ? RATING_REQUIRED : null,
  positiveAspects: lengthFault(draft.positiveAspects, FEEDBACK_TEXT_MAX_LENGTH),
  improvements: lengthFault(draft.improvements, FEEDBACK_TEXT_MAX_LENGTH),
  wouldRecommend: draft.wouldRecommend === null ? RECOMMENDATION_REQUIRED : null,
  publicTestimonial: lengthFault(draft.publicTestimonial, FEEDBACK_TEXT_MAX_LENGTH),
});
