import { useServerClock } from 'shared-data/server-clock';
import { useParams } from 'shared-portal/router';
import { useDocumentTitle } from 'shared-ui/page-layout';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { Refusal } from '../parts/refusal';
import { copy } from './copy';
import { OpenRoom } from './open-room';
import { HOME, RoomFrame, useAccountSide } from './room-frame';
import { useFacts } from './use-facts';

export function RoomPage() {
  const { id = '' } = useParams();
  return <RoomOf key={id} id={id} />;
}

function RoomOf({ id }: { readonly id: string }) {
  const facts = useFacts(id);
  // Prefetched for the countdown.
  useServerClock();
  const known = facts.data;
  useDocumentTitle(known ? copy.documentTitle(known.otherName) : copy.loadingTitle);
  // A call goes on while the facts cannot be read again.
  if (known) return <OpenRoom facts={known} />;
  return (
    <RoomFrame>
      {known === undefined && <h1 className="visually-hidden">{copy.loadingTitle}</h1>}
      <RemoteView
        query={facts}
        skeleton={<SkeletonCard lines={6} avatar foot />}
        failureText={copy.failedText}
        card
      >
        {() => <UnknownRoom />}
      </RemoteView>
    </RoomFrame>
  );
}

function UnknownRoom() {
  const side = useAccountSide();
  return (
    <Refusal
      level={1}
      title={copy.unknownTitle}
      text={copy.unknownText}
      way={{ to: HOME[side], label: copy.consultations[side] }}
    />
  );
}
