import { CalendarClock, UsersRound } from 'lucide-react';
import { formatBrl } from 'shared-domain/money';
import { formatDayMonth, formatDayNumeric } from 'shared-domain/schedule';
import { useToast } from 'shared-portal/portal';
import { PAYOUT_ERRORS } from 'shared-domain/payout-errors';
import { Button } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { Note } from 'shared-ui/note';
import { EmptyPanel } from 'shared-ui/panel';
import { Allowed } from '../../parts/team/allowed';
import { Facts } from '../../parts/facts';
import { useDecisionId } from '../decision-id';
import { useMoneyWrite } from '../money-write';
import { daysText } from '../period';
import { fridayAfter } from './batch';
import { copy } from './copy';
import styles from './payouts.module.css';
import type { Due } from './use-payouts';
import { preparePayouts } from './write-payouts';

/** What the week's batch would hold, and preparing it. */
export function DueCard({ due }: { readonly due: Due }) {
  const { week, amount, professionals, held, obstacle } = due;
  if (obstacle === 'nothing_to_pay')
    return (
      <EmptyPanel card title={copy.due.nothing} text={copy.due.nothingText(formatDayMonth(week.last))} />
    );
  return (
    <Card as="section" aria-labelledby="repasse" className={styles.card}>
      <p className={styles.kind}>{copy.title}</p>
      <h2 id="repasse">{copy.week(daysText(week))}</h2>
      <div className={styles.facts}>
        <Facts
          facts={[
            { label: copy.due.amount, value: formatBrl(amount) },
            { label: copy.due.professionals, value: professionals.toLocaleString('pt-BR') },
            { label: copy.due.held, value: held.toLocaleString('pt-BR') },
          ]}
        />
      </div>
      {obstacle === 'too_early' && (
        <Note icon={<CalendarClock aria-hidden="true" />}>
          {copy.due.tooEarly(formatDayNumeric(fridayAfter(week)).slice(0, 5))}
        </Note>
      )}
      {obstacle === 'other_admin_needed' && (
        <Note tone="warm" icon={<UsersRound aria-hidden="true" />} title={copy.due.alone}>
          {copy.due.aloneText}
        </Note>
      )}
      {obstacle === null && (
        <Allowed to="money.pay">
          <Prepare week={week.last} />
        </Allowed>
      )}
    </Card>
  );
}

function Prepare({ week }: { readonly week: string }) {
  const toast = useToast();
  const idOf = useDecisionId();
  const write = useMoneyWrite({
    write: preparePayouts,
    onDone: () => toast({ kind: 'success', title: copy.due.prepared, text: copy.due.preparedText }),
    errors: PAYOUT_ERRORS['admin-payouts'],
  });
  return (
    <>
      <Note icon={<UsersRound aria-hidden="true" />}>{copy.due.fourEyes}</Note>
      <div className={styles.buttons}>
        <Button loading={write.isRunning} onClick={() => write.run(idOf({ week }))}>
          {copy.due.prepare}
        </Button>
      </div>
    </>
  );
}
