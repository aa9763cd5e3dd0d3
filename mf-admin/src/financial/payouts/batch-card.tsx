import { CircleAlert, ListChecks, UsersRound } from 'lucide-react';
import { formatBrl } from 'shared-domain/money';
import { formatDayNumeric } from 'shared-domain/schedule';
import { Card } from 'shared-ui/card';
import { Crumb } from 'shared-ui/crumb';
import { Note } from 'shared-ui/note';
import { Steps } from 'shared-ui/steps';
import { shortInstant } from '../../parts/charge/when';
import { Facts, type Fact } from '../../parts/facts';
import { Allowed } from '../../parts/team/allowed';
import { daysText } from '../period';
import { PAYOUTS_PATH } from './address';
import { fridayAfter, receivers, type Batch } from './batch';
import { BatchActions } from './batch-actions';
import { copy } from './copy';
import styles from './payouts.module.css';

interface BatchCardProps {
  readonly batch: Batch;
  /** It is the week's. */
  readonly isCurrent: boolean;
}

/** How far a batch is, its sums, and what comes next. */
export function BatchCard({ batch, isCurrent }: BatchCardProps) {
  const { state, reason, isSimulated } = batch;
  return (
    <Card as="section" aria-labelledby="repasse" className={styles.card}>
      {!isCurrent && <Crumb to={PAYOUTS_PATH} label={copy.current} />}
      <p className={styles.kind}>{isSimulated ? copy.simulated : copy.title}</p>
      <h2 id="repasse">{copy.week(daysText(batch.week))}</h2>
      {state === 'discarded' ? (
        <Note icon={<CircleAlert aria-hidden="true" />} title={copy.discarded}>
          {reason}
        </Note>
      ) : (
        <Progress batch={batch} />
      )}
      <div className={styles.facts}>
        <Facts facts={factsOf(batch)} />
      </div>
      <Allowed to="money.pay">
        <NextStep batch={batch} />
        <BatchActions batch={batch} />
      </Allowed>
    </Card>
  );
}

const PLACES = { prepared: 1, approved: 2, closed: 3, discarded: 0 };

function Progress({ batch }: { readonly batch: Batch }) {
  const { state, preparedBy, preparedAt, approvedBy, approvedAt, paid } = batch;
  const now = new Date();
  const by = (name: string | null, when: string) => copy.by(name ?? copy.erased, shortInstant(when, now));
  return (
    <Steps
      across
      now={PLACES[state]}
      steps={[
        { title: copy.steps.prepared, text: by(preparedBy, preparedAt) },
        {
          title: copy.steps.approved,
          text: approvedAt ? by(approvedBy, approvedAt) : copy.steps.otherAdmin,
        },
        {
          title: copy.steps.paid,
          text: approvedAt
            ? copy.steps.done(paid, receivers(batch))
            : copy.steps.friday(formatDayNumeric(fridayAfter(batch.week)).slice(0, 5)),
        },
      ]}
    />
  );
}

function factsOf(batch: Batch): readonly Fact[] {
  const { state, total, held, heldCents, warned, paid, returned, returnedCents } = batch;
  const { facts } = copy;
  if (state === 'discarded') return [{ label: facts.held, value: facts.heldValue(heldCents, held) }];
  return [
    { label: facts.receivers, value: receivers(batch).toLocaleString('pt-BR') },
    { label: facts.total, value: formatBrl(total) },
    state === 'prepared'
      ? { label: facts.warned, value: warned.toLocaleString('pt-BR') }
      : { label: facts.paid, value: paid.toLocaleString('pt-BR') },
    { label: facts.held, value: facts.heldValue(heldCents, held) },
    ...(state === 'prepared'
      ? []
      : [{ label: facts.returned, value: facts.heldValue(returnedCents, returned) }]),
  ];
}

function NextStep({ batch }: { readonly batch: Batch }) {
  const { state, isOwn, isReleaser, ready, isSimulated } = batch;
  if (state === 'approved')
    return (
      <Note icon={<ListChecks aria-hidden="true" />}>
        {isSimulated ? copy.toPaySimulated : copy.toPay} {copy.exported}
      </Note>
    );
  if (state !== 'prepared') return null;
  return (
    <Note icon={<UsersRound aria-hidden="true" />}>
      {ready === 0 ? copy.noneReady : isOwn ? copy.own : isReleaser ? copy.released : copy.check}
    </Note>
  );
}
