import { Check, EyeOff, Lock, UserRound, X } from 'lucide-react';
import { dayOf, formatDayNumeric } from 'shared-domain/schedule';
import { Button } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { Stars } from 'shared-ui/stars';
import { StatusBadge } from 'shared-ui/status-badge';
import { Tag } from 'shared-ui/tag';
import { Facts } from '../parts/facts';
import { Allowed } from '../parts/team/allowed';
import { copy } from './copy';
import type { TestimonialStatus } from './testimonial-status';
import styles from './testimonials-page.module.css';
import { useModeration } from './use-moderation';
import type { Testimonial } from './use-testimonials';

interface TestimonialCardProps {
  readonly testimonial: Testimonial;
  readonly status: TestimonialStatus;
}

export function TestimonialCard({ testimonial, status }: TestimonialCardProps) {
  const { text, rating, patientName, professionalName, sentAt } = testimonial;
  return (
    <Card
      as="article"
      aria-label={patientName}
      tone={status === 'pending' ? 'plain' : 'flat'}
      className={styles.card}
    >
      <div className={styles.head}>
        <Stars value={rating} />
        <StatusBadge label={copy.statuses[status].label} />
      </div>
      {text && <blockquote className={styles.quote}>“{text}”</blockquote>}
      <Facts
        facts={[
          { label: text ? copy.shownAs : copy.patient, value: patientName, wide: true },
          { label: copy.professional, value: professionalName, wide: true },
          { label: copy.sentAt, value: formatDayNumeric(dayOf(sentAt)) },
        ]}
      />
      <p className={styles.team}>
        <Tag icon={<Lock aria-hidden="true" />}>{copy.teamOnly}</Tag>
        {teamText(testimonial)}
      </p>
      <Aspects testimonial={testimonial} />
      {status !== 'none' && (
        <Allowed to="content.moderate">
          <Actions testimonial={testimonial} status={status} />
        </Allowed>
      )}
    </Card>
  );
}

/** A patient's review of a professional. */
function Aspects({
  testimonial: { positiveAspects, improvements },
}: Pick<TestimonialCardProps, 'testimonial'>) {
  const written = [
    [copy.positive, positiveAspects],
    [copy.improvements, improvements],
  ].filter(([, text]) => text);
  if (written.length === 0) return null;
  return (
    <div className={styles.aspects}>
      <Tag icon={<UserRound aria-hidden="true" />}>{copy.professionalToo}</Tag>
      <dl>
        {written.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function teamText({ emotion, recommends }: Testimonial): string {
  const recommendation = recommends ? copy.recommends : copy.recommendsNot;
  const sentence = emotion === null ? recommendation : `${copy.felt(emotion)}; ${recommendation}`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function Actions({ testimonial, status }: TestimonialCardProps) {
  const moderation = useModeration();
  const decide = (publish: boolean) => moderation.run({ testimonial, publish });
  return (
    <div className={styles.actions}>
      {status !== 'published' && (
        <Button
          loading={moderation.isRunning}
          icon={<Check aria-hidden="true" />}
          onClick={() => decide(true)}
        >
          {copy.publish}
        </Button>
      )}
      {status === 'pending' && (
        <Button
          variant="danger"
          loading={moderation.isRunning}
          icon={<X aria-hidden="true" />}
          onClick={() => decide(false)}
        >
          {copy.refuse}
        </Button>
      )}
      {status === 'published' && (
        <Button
          variant="outline"
          loading={moderation.isRunning}
          icon={<EyeOff aria-hidden="true" />}
          onClick={() => decide(false)}
        >
          {copy.withdraw}
        </Button>
      )}
    </div>
  );
}
