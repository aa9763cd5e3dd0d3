import { CircleAlert, CirclePause, FlaskConical, Landmark } from 'lucide-react';
import { useState } from 'react';
import { formatBrl } from 'shared-domain/money';
import { formatDayMonth } from 'shared-domain/schedule';
import { ApplicationBanner } from 'shared-ui/application-banner';
import { Button, ButtonLink } from 'shared-ui/button';
import { Note } from 'shared-ui/note';
import { useIsSuspended } from '../parts/use-is-suspended';
import { copy } from './copy';
import { KeyDialog } from './key/key-dialog';
import styles from './notices.module.css';
import type { EarningsMonth } from './use-earnings';

const words = copy.notices;

interface NoticesProps {
  readonly month: EarningsMonth;
  /** Payments are simulated. */
  readonly isSimulated: boolean;
}

/** What keeps money from arriving, the gravest alone. */
export function Notices({ month: { nextPayout, payouts }, isSimulated }: NoticesProps) {
  const isSuspended = useIsSuspended();
  const [newest] = payouts;
  return (
    <div className={styles.notices}>
      {isSimulated && <Note icon={<FlaskConical aria-hidden="true" />}>{words.demonstration}</Note>}
      {newest?.state === 'returned' ? (
        <ApplicationBanner
          tone="rejected"
          icon={<CircleAlert aria-hidden="true" />}
          eyebrow={words.topic}
          title={words.returned(formatDayMonth(newest.weekEnds))}
          text={(isSuspended ? words.returnedSuspended : words.returnedText)(formatBrl(newest.amount))}
          message={newest.reason}
          action={isSuspended ? <TeamLink /> : <KeyButton text={words.fixKey} />}
        />
      ) : isSuspended ? (
        <ApplicationBanner
          tone="info"
          icon={<CirclePause aria-hidden="true" />}
          eyebrow={words.topic}
          title={words.suspended}
          text={words.suspendedText}
          action={<TeamLink />}
        />
      ) : (
        nextPayout.hold === 'no_key' &&
        nextPayout.amount > 0 && (
          <ApplicationBanner
            tone="pending"
            icon={<Landmark aria-hidden="true" />}
            eyebrow={words.topic}
            title={words.noKey}
            text={words.noKeyText(formatBrl(nextPayout.amount))}
            action={<KeyButton text={words.addKey} />}
          />
        )
      )}
    </div>
  );
}

const TeamLink = () => (
  <ButtonLink variant="outline" to="/contato">
    {words.team}
  </ButtonLink>
);

function KeyButton({ text }: { readonly text: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {text}
      </Button>
      {isOpen && <KeyDialog onClose={() => setOpen(false)} />}
    </>
  );
}
