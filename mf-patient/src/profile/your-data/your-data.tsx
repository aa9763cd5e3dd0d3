import { Download, FileQuestionMark, ShieldCheck, UserRoundX } from 'lucide-react';
import { useRef, useState } from 'react';
import { answerDeadline, isWaiting } from 'shared-domain/privacy';
import { dayOf, formatDayNumeric } from 'shared-domain/schedule';
import { Button } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { Note } from 'shared-ui/note';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { copy } from './copy';
import { ErasureDialog } from './erasure-dialog';
import { RequestDialog } from './request-dialog';
import { RequestList } from './request-list';
import { useDownload } from './use-download';
import { YourFiles } from './your-files';
import { usePrivacyRequests, type PrivacyRequest } from './use-privacy-requests';
import styles from './your-data.module.css';

/** A copy of the person's data, and the ways to ask for all else, erasure included (LGPD, article 18). */
export function YourData() {
  const requests = usePrivacyRequests();
  const download = useDownload();
  const heading = useRef<HTMLHeadingElement>(null);
  const toHeading = () => heading.current?.focus();
  return (
    <Card as="section" className={styles.card}>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {copy.title}
        </h2>
        <p className={styles.hint}>{copy.hint}</p>
      </div>
      <div className={styles.way}>
        <p>{copy.downloadHint}</p>
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
            <OtherRequest onAsked={toHeading} />
            <Erasure requests={made} onAsked={toHeading} />
            {made.length > 0 && <RequestList requests={made} onWithdrawn={toHeading} />}
          </div>
        )}
      </RemoteView>
    </Card>
  );
}

function OtherRequest({ onAsked }: { onAsked: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <div className={styles.way}>
      <p>{copy.otherHint}</p>
      <Button variant="text" icon={<FileQuestionMark aria-hidden="true" />} onClick={() => setAsking(true)}>
        {copy.other}
      </Button>
      <RequestDialog
        open={asking}
        onClose={() => setAsking(false)}
        onAsked={() => {
          setAsking(false);
          onAsked();
        }}
      />
    </div>
  );
}

function Erasure({ requests, onAsked }: { requests: readonly PrivacyRequest[]; onAsked: () => void }) {
  const [asking, setAsking] = useState(false);
  const open = requests.find(({ kind, status }) => kind === 'erasure' && isWaiting(status));
  if (open)
    return (
      <Note icon={<ShieldCheck aria-hidden="true" />}>
        {copy.waiting(formatDayNumeric(dayOf(open.sentAt)), formatDayNumeric(answerDeadline(open.sentAt)))}
      </Note>
    );
  return (
    <div className={styles.way}>
      <p>{copy.askHint}</p>
      <Button variant="text" icon={<UserRoundX aria-hidden="true" />} onClick={() => setAsking(true)}>
        {copy.ask}
      </Button>
      <ErasureDialog
        open={asking}
        onClose={() => setAsking(false)}
        onAsked={() => {
          setAsking(false);
          onAsked();
        }}
      />
    </div>
  );
}
