import { ChevronLeft, ChevronRight, Keyboard, UserRoundCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { toAppError } from 'shared-domain/errors';
import { formatPrice } from 'shared-domain/money';
import { formatPhone } from 'shared-domain/phone';
import { dayOf, formatDayNumeric } from 'shared-domain/schedule';
import { professionTitle } from 'shared-domain/specialties';
import { APPLICATION_LABELS, labelOf } from 'shared-domain/status';
import { useUserId } from 'shared-portal/portal';
import { useNavigate, useParams } from 'shared-portal/router';
import { Avatar } from 'shared-ui/avatar';
import { Button, ButtonLink } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { Crumb } from 'shared-ui/crumb';
import { useDocumentTitle } from 'shared-ui/page-layout';
import { EmptyPanel } from 'shared-ui/panel';
import { PlainDialog } from 'shared-ui/plain-dialog';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { StatusBadge } from 'shared-ui/status-badge';
import { Tag } from 'shared-ui/tag';
import { Facts } from '../../parts/facts';
import { useFocusOnce } from '../../parts/use-focus-once';
import { useMay } from '../../parts/team/use-team-access';
import { ageLabel } from '../age';
import { ApplicationActions } from '../application-actions';
import { APPROVALS_PATH, addressOfApplication } from '../application-address';
import { copy as approvals } from '../copy';
import type { DecisionAction } from '../decide-application';
import { formatPersonDocument } from '../person-document';
import { Checklist, useChecks } from './checklist';
import { copy } from './copy';
import { Documents } from './documents';
import { Duplicates } from './duplicates';
import { History } from './history';
import { Notes } from './notes';
import styles from './review.module.css';
import { CHECK_ITEMS, useQueue, useReview, type Review } from './use-review';
import { useReviewWrite } from './use-review-write';
import { useShortcuts } from './use-shortcuts';

/** One application of the queue: what was sent beside its documents, what the team has checked and noted. */
export function ReviewPage() {
  const { id = '' } = useParams();
  const review = useReview(id);
  useDocumentTitle(review.data?.application.fullName ?? copy.title);
  return (
    <>
      <Crumb to={APPROVALS_PATH} label={copy.queue} />
      <RemoteView
        query={review}
        level={1}
        card
        skeleton={<SkeletonCard avatar lines={8} />}
        failureText={copy.failedText}
        isEmpty={(data) => data === null}
        empty={
          <EmptyPanel
            card
            level={1}
            title={copy.gone}
            text={copy.goneText}
            action={
              <ButtonLink variant="outline" to={APPROVALS_PATH}>
                {copy.queue}
              </ButtonLink>
            }
          />
        }
      >
        {(data) => data && <Whole key={data.application.id} review={data} />}
      </RemoteView>
    </>
  );
}

function Whole({ review }: { readonly review: Review }) {
  const { application, place, personDocument, history } = review;
  const decides = useMay()('approvals.decide');
  const isOpen = application.status === 'pending' || application.status === 'needs_info';
  const isPending = application.status === 'pending';
  const heading = useFocusOnce<HTMLHeadingElement>(!isPending);
  const [asked, setAsked] = useState<DecisionAction | null>(null);
  const [shown, setShown] = useState(0);
  const [help, setHelp] = useState(false);
  const note = useRef<HTMLDivElement>(null);
  const checks = useChecks(review);
  const assignment = useAssignment(review);
  const neighbours = useNeighbours(application.id);
  const ask = (action: DecisionAction) => (decides && isPending ? () => setAsked(action) : undefined);
  const write = decides && isOpen;
  useShortcuts({
    A: ask('approve'),
    I: ask('request_info'),
    R: ask('reject'),
    M: write ? assignment.toggle : undefined,
    J: neighbours.goNext,
    K: neighbours.goPrevious,
    D: () => setShown((shown + 1) % Math.max(application.documents.length, 1)),
    N: () => note.current?.querySelector('textarea')?.focus(),
    '?': () => setHelp(true),
    ...Object.fromEntries(
      CHECK_ITEMS.map((item, place) => [String(place + 1), write ? () => checks.toggle(item) : undefined]),
    ),
  });
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Avatar name={application.fullName} />
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {application.fullName}
          </h1>
          <p>
            {professionTitle(application.profession, application.formOfAddress)}.{' '}
            {copy.sent(
              formatDayNumeric(
                dayOf(history.find(({ status }) => status === 'pending')?.at ?? application.appliedAt),
              ),
            )}
          </p>
        </div>
        <StatusBadge
          label={
            isPending
              ? ageLabel(application.submittedAt, new Date())
              : labelOf(APPLICATION_LABELS, application.status, APPLICATION_LABELS.pending)
          }
        />
        {review.assigned_name && (
          <Tag tone="brand" icon={<UserRoundCheck aria-hidden="true" />}>
            {assignment.isMine ? copy.mine : copy.with(review.assigned_name)}
          </Tag>
        )}
        {write && (
          <Button variant="outline" size="sm" loading={assignment.isRunning} onClick={assignment.toggle}>
            {assignment.isMine ? copy.release : review.assigned_to ? copy.takeOver : copy.take}
          </Button>
        )}
      </header>
      <nav className={styles.nav} aria-label={copy.queue}>
        {neighbours.position && <span>{copy.position(...neighbours.position)}</span>}
        <Button
          variant="text"
          size="sm"
          icon={<ChevronLeft aria-hidden="true" />}
          disabled={!neighbours.goPrevious}
          onClick={neighbours.goPrevious}
        >
          {copy.previous}
        </Button>
        <Button
          variant="text"
          size="sm"
          icon={<ChevronRight aria-hidden="true" />}
          disabled={!neighbours.goNext}
          onClick={neighbours.goNext}
        >
          {copy.next}
        </Button>
        <Button variant="text" size="sm" icon={<Keyboard aria-hidden="true" />} onClick={() => setHelp(true)}>
          {copy.shortcuts}
        </Button>
      </nav>
      <Duplicates duplicates={review.duplicates} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Card as="section" aria-labelledby="dados" className={styles.section}>
            <h2 id="dados">{copy.facts}</h2>
            <Facts
              cells={6}
              facts={[
                { label: approvals.email, value: application.email, wide: true },
                { label: approvals.registration, value: application.registration },
                {
                  label: approvals.personDocument,
                  value: formatPersonDocument(personDocument) ?? approvals.notGiven,
                },
                {
                  label: approvals.phone,
                  value: application.phone ? formatPhone(application.phone) : approvals.notGiven,
                },
                { label: approvals.city, value: place || approvals.cityNotGiven },
                { label: approvals.price, value: formatPrice(application.price) },
                {
                  label: approvals.specialties,
                  value: application.specialties.join(', ') || approvals.notGiven,
                  wide: true,
                },
              ]}
            />
            <p className={styles.written}>{application.bio || approvals.notGiven}</p>
          </Card>
          <Checklist review={review} checks={checks} disabled={!write} />
          <Notes review={review} canWrite={write} ref={note} />
          <History history={history} />
        </div>
        {decides && <Documents paths={application.documents} shown={shown} onShow={setShown} />}
      </div>
      {decides && isPending && (
        <div className={styles.decisions}>
          <ApplicationActions
            application={application}
            asked={asked}
            onAsk={setAsked}
            unchecked={CHECK_ITEMS.filter((item) => !checks.isChecked(item)).map((item) => copy.items[item])}
          />
        </div>
      )}
      <PlainDialog
        open={help}
        title={copy.shortcuts}
        onClose={() => setHelp(false)}
        footer={<Button onClick={() => setHelp(false)}>{copy.understood}</Button>}
      >
        <dl className={styles.keys}>
          {copy.keys.map(([action, keys]) => (
            <div key={action}>
              <dt>{action}</dt>
              <dd>
                <kbd>{keys}</kbd>
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.small}>{copy.shortcutsText}</p>
      </PlainDialog>
    </div>
  );
}

/** Who looks at the application: the member takes it, also from somebody else, or releases it. */
function useAssignment({ application: { id }, assigned_to }: Review) {
  const userId = useUserId();
  const write = useReviewWrite();
  const isMine = assigned_to !== null && assigned_to === userId;
  return {
    isMine,
    isRunning: write.isRunning,
    toggle: () =>
      write.run(async (client) => {
        const { error } = await client.rpc('assign_application', { application_id: id, mine: !isMine });
        if (error) throw toAppError(error);
      }),
  };
}

/** The next and the previous pending application; a decided one is followed by the oldest. */
function useNeighbours(id: string) {
  const { data: queue = [] } = useQueue();
  const navigate = useNavigate();
  const place = queue.indexOf(id);
  const going = (to: string | undefined) =>
    to === undefined || to === id ? undefined : () => void navigate(addressOfApplication(to));
  return {
    position: place < 0 ? null : ([place + 1, queue.length] as const),
    goNext: going(queue[place + 1]),
    goPrevious: going(place > 0 ? queue[place - 1] : undefined),
  };
}
