import { Download, FileQuestionMark, ShieldCheck, UserRoundX } from 'lucide-react';
import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import { answerDeadline, isWaiting } from 'shared-domain/privacy';
import { dayOf, formatDayNumeric } from 'shared-domain/schedule';
import { Button } from 'shared-ui/button';
import { useFocusLater } from 'shared-ui/focus-later';
import { Note } from 'shared-ui/note';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { unbroken } from 'shared-ui/unbroken';
import { ProfileSection } from '../profile-section';
import { copy } from './copy';
import { ErasureDialog } from './erasure-dialog';
import { RequestDialog, type RequestDialogProps } from './request-dialog';
import { RequestList } from './request-list';
import { useDownload } from './use-download';
import { YourFiles } from './your-files';
import { usePrivacyRequests, type PrivacyRequest } from './use-privacy-requests';
import styles from './your-data.module.css';

/** A copy of the user's data, and requests for everything else, including erasure (LGPD, article 18). */
export function YourData() {
  const requests = usePrivacyRequests();
  const download = useDownload();
  const heading = useRef<HTMLHeadingElement>(null);
  const toHeading = useFocusLater(heading);
  return (
    <ProfileSection title={copy.title} hint={copy.hint} heading={heading}>
      <div className={styles.way}>
        <p>
          <b>{copy.copyTitle}</b>
          <small>{copy.downloadHint}</small>
        </p>
        <Button
          variant="outline"
          icon={<Download aria-hidden="true" />}
          loading={download.isRunning}
          onClick={() => download.run()}
        >
          {copy.download}
        </Button>
      </div>
      <YourFiles />
      <RemoteView
        query={requests}
        level={3}
        skeleton={<SkeletonCard bare lines={2} />}
        failureText={copy.failedText}
      >
        {(made) => (
          <div className={styles.requests}>
            <Way
              title={copy.otherWay}
              hint={copy.otherHint}
              label={copy.other}
              icon={<FileQuestionMark aria-hidden="true" />}
              dialog={RequestDialog}
              onAsked={toHeading}
            />
            <Erasure requests={made} onAsked={toHeading} />
            {made.length > 0 && <RequestList requests={made} onWithdrawn={toHeading} />}
          </div>
        )}
      </RemoteView>
    </ProfileSection>
  );
}

interface WayProps {
  readonly title: string;
  readonly hint: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly dialog: ComponentType<RequestDialogProps>;
  readonly onAsked: () => void;
}

/** A possible request with its dialog. */
function Way({ title, hint, label, icon, dialog: AskDialog, onAsked }: WayProps) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <div className={styles.way}>
      <p>
        <b>{title}</b>
        <small>{unbroken(hint)}</small>
      </p>
      <Button variant="outline" icon={icon} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <AskDialog
          onClose={close}
          onAsked={() => {
            close();
            onAsked();
          }}
        />
      )}
    </div>
  );
}

interface ErasureProps {
  readonly requests: readonly PrivacyRequest[];
  readonly onAsked: () => void;
}

function Erasure({ requests, onAsked }: ErasureProps) {
  const open = requests.find(({ kind, status }) => kind === 'erasure' && isWaiting(status));
  if (open)
    return (
      <Note icon={<ShieldCheck aria-hidden="true" />}>
        {copy.waiting(formatDayNumeric(dayOf(open.sentAt)), formatDayNumeric(answerDeadline(open.sentAt)))}
      </Note>
    );
  return (
    <Way
      title={copy.askWay}
      hint={copy.askHint}
      label={copy.ask}
      icon={<UserRoundX aria-hidden="true" />}
      dialog={ErasureDialog}
      onAsked={onAsked}
    />
  );
}
