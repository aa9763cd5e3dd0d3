import { Activity, CloudDrizzle, Eye, Leaf, Sunrise, ThumbsDown, ThumbsUp, Wind } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { EMOTIONS, RECOMMENDATION_REQUIRED, type Emotion } from 'shared-domain/feedback';
import { abbreviatedName, firstName } from 'shared-domain/names';
import { dayOf, formatDayLong, timeOf } from 'shared-domain/schedule';
import { useAccount } from 'shared-portal/portal';
import { Avatar } from 'shared-ui/avatar';
import { Button, ButtonLink } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { Form, useForm } from 'shared-ui/form';
import { Tag } from 'shared-ui/tag';
import { ChoiceGroup } from '../parts/choice-group';
import type { PastConsultation } from '../parts/past-consultation';
import { copy } from './copy';
import { faultsOf, isStarted, NO_FEEDBACK, type FeedbackDraft } from './feedback-draft';
import styles from './feedback-form.module.css';
import { LongText } from './long-text';
import { RatingField } from './rating-field';
import { useSubmitFeedback } from './use-submit-feedback';

const ICONS: Record<Emotion, ReactNode> = {
  'Aliviado(a)': <Wind aria-hidden="true" />,
  'Esperançoso(a)': <Sunrise aria-hidden="true" />,
  'Tranquilo(a)': <Leaf aria-hidden="true" />,
  'Ansioso(a)': <Activity aria-hidden="true" />,
  Triste: <CloudDrizzle aria-hidden="true" />,
};

const ANSWERS = [
  { value: 'yes', label: copy.yes, icon: <ThumbsUp aria-hidden="true" /> },
  { value: 'no', label: copy.no, icon: <ThumbsDown aria-hidden="true" /> },
] as const;

const eye = <Eye aria-hidden="true" />;
/** Who can read the answer, shown next to each question. */
const reader = (text: string) => <Tag icon={eye}>{text}</Tag>;

interface FeedbackFormProps {
  readonly consultation: PastConsultation;
  /** Chosen before, 0: not. */
  readonly rating: number;
  readonly onSent: () => void;
}

/** The patient's feedback on a consultation; each question shows who can read the answer. */
export function FeedbackForm({ consultation, rating: chosen, onSent }: FeedbackFormProps) {
  const form = useForm<FeedbackDraft>({
    initial: () => ({ ...NO_FEEDBACK, rating: chosen }),
    faultsOf,
    draft: { name: `feedback-${consultation.id}` },
  });
  const sending = useSubmitFeedback(consultation.id, onSent);
  const account = useAccount();
  const ratingHint = useId();
  const sendHint = useId();
  const professional = firstName(consultation.professionalName);
  const { rating, emotion, wouldRecommend } = form.values;
  return (
    <Card>
      <Form form={form} className={styles.form} aria-label={copy.title} onSubmit={sending.run}>
        <div className={styles.who}>
          <Avatar name={consultation.professionalName} />
          <div>
            <strong>{consultation.professionalName}</strong>
            <span>
              {formatDayLong(dayOf(consultation.startsAt))}, {timeOf(consultation.startsAt)}
            </span>
          </div>
        </div>
        <RatingField
          value={rating}
          onChange={(chosen) => form.set({ rating: chosen })}
          tag={reader(copy.readBy(professional))}
          missing={isStarted(form.values)}
          hintId={ratingHint}
        />
        <LongText name="positiveAspects" label={copy.positive} reader={copy.readBy(professional)} />
        <LongText name="improvements" label={copy.improvements} reader={copy.readBy(professional)} />
        <ChoiceGroup
          label={copy.emotion}
          optional
          tag={reader(copy.readByTeam)}
          tiles
          choices={EMOTIONS.map((value) => ({ value, label: value, icon: ICONS[value] }))}
          value={emotion}
          onChange={(chosen) => form.set({ emotion: chosen })}
        />
        <ChoiceGroup
          label={copy.recommend(professional)}
          tag={reader(copy.readByTeam)}
          choices={ANSWERS}
          value={wouldRecommend === null ? null : wouldRecommend ? 'yes' : 'no'}
          onChange={(answer) => form.set({ wouldRecommend: answer === 'yes' })}
          error={form.isSubmitted && wouldRecommend === null ? RECOMMENDATION_REQUIRED : null}
        />
        <LongText
          name="publicTestimonial"
          label={copy.testimonial}
          reader={copy.readByAll}
          placeholder={copy.testimonialPlaceholder}
          hint={copy.testimonialHint(abbreviatedName(account?.fullName ?? ''))}
        />
        <div className={styles.foot}>
          {rating === 0 && (
            <p id={sendHint} className={styles.missing}>
              {copy.rateToSend}
            </p>
          )}
          <ButtonLink variant="text" to="/patient/dashboard">
            {copy.later}
          </ButtonLink>
          <Button
            type="submit"
            variant="primary"
            disabled={rating === 0}
            aria-describedby={rating === 0 ? sendHint : undefined}
            loading={sending.isRunning}
          >
            {copy.send}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
