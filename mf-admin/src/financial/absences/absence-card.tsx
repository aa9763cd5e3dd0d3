import { Info, Undo2, UserRoundCheck, Wallet } from 'lucide-react';
import { useState } from 'react';
import { formatBrl } from 'shared-domain/money';
import { formatInstant } from 'shared-domain/schedule';
import { Link } from 'shared-portal/router';
import { Button } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { useFocusFallback } from 'shared-ui/focus-fallback';
import { Note } from 'shared-ui/note';
import { Allowed } from '../../parts/team/allowed';
import { useOpenCharge } from '../address';
import styles from './absences.module.css';
import { copy } from './copy';
import { DecideDialog } from './decide-dialog';
import type { Absence, Outcome } from './use-absences';

/** One report, with what both say and what can be decided. */
export function AbsenceCard({ absence }: { readonly absence: Absence }) {
  const { paymentId, patientName, professionalName, startsAt, amount, isNoShow, isPaidOut, waiting } =
    absence;
  const [asked, setAsked] = useState<Outcome | null>(null);
  const { to, state } = useOpenCharge().linkTo(paymentId);
  const card = useFocusFallback<HTMLDivElement>();
  return (
    <Card ref={card}>
      <div className={styles.head}>
        <div>
          <Link to={to} state={state} className={styles.name}>
            {patientName}
          </Link>
          <p className={styles.sub}>{copy.with(professionalName)}</p>
        </div>
        <strong className={styles.amount}>{formatBrl(amount)}</strong>
      </div>
      <p className={styles.sub}>{copy.of(formatInstant(startsAt))}</p>
      <Words absence={absence} />
      {isNoShow && <Note icon={<Info aria-hidden="true" />}>{copy.noShow}</Note>}
      {isPaidOut && <Note icon={<Wallet aria-hidden="true" />}>{copy.paidOut}</Note>}
      {waiting ? (
        <Note icon={<UserRoundCheck aria-hidden="true" />}>
          {copy.waits(waiting.by ?? copy.team, formatBrl(waiting.amount))}
        </Note>
      ) : (
        <Allowed to="money.decide">
          <div className={styles.buttons}>
            <Button size="sm" icon={<Undo2 aria-hidden="true" />} onClick={() => setAsked('refund')}>
              {copy.refund}
            </Button>
            <Button size="sm" variant="outline" onClick={() => setAsked('pay')}>
              {copy.pay}
            </Button>
          </div>
        </Allowed>
      )}
      {asked && <DecideDialog absence={absence} outcome={asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}

/** What patient and professional say. */
function Words({ absence }: { readonly absence: Absence }) {
  const { patientName, professionalName, message, reportedAt, came, answer, answeredAt } = absence;
  return (
    <dl className={styles.words}>
      <dt>{copy.said(patientName, formatInstant(reportedAt))}</dt>
      <dd>{message ?? copy.noWords}</dd>
      {answeredAt === null ? (
        <dt>{copy.noAnswer(professionalName)}</dt>
      ) : (
        <>
          <dt>{copy.said(professionalName, formatInstant(answeredAt))}</dt>
          <dd>
            {came ? copy.came : copy.missed} {answer}
          </dd>
        </>
      )}
    </dl>
  );
}
