import { FEEDBACK_TEXT_MAX_LENGTH, feedbackFault, type Emotion } from 'shared-domain/feedback';
import { excessOf } from 'shared-domain/text';

/** A feedback as it stands in the form. */
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

/** Whether anything has been answered yet. */
export const isBegun = (draft: FeedbackDraft): boolean =>
  Object.entries(NO_FEEDBACK).some(([name, none]) => draft[name as keyof FeedbackDraft] !== none);

/** A feedback that has what must be there. */
export interface CompleteFeedback extends FeedbackDraft {
  readonly wouldRecommend: boolean;
}

/** The draft once it can be sent: everything required is there and no text is too long; null before. */
export function completeFeedback(draft: FeedbackDraft): CompleteFeedback | null {
  const { wouldRecommend, positiveAspects, improvements, publicTestimonial } = draft;
  const isTooLong = [positiveAspects, improvements, publicTestimonial].some(
    (text) => excessOf(text, FEEDBACK_TEXT_MAX_LENGTH) > 0,
  );
  if (feedbackFault(draft) !== null || wouldRecommend === null || isTooLong) return null;
  return { ...draft, wouldRecommend };
}
