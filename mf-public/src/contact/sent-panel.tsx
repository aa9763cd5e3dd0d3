import { useEffect, useRef } from 'react';
import { SuccessIllustration } from 'shared-ui/illustrations';
import { Panel } from 'shared-ui/panel';
import { copy } from './copy';

/** Confirms the message. Takes the focus, because the focused button is gone. */
export function SentPanel({ email }: { readonly email: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Panel
        card
        role="status"
        title={copy.sentTitle}
        text={copy.sentText(email)}
        illustration={<SuccessIllustration />}
      />
    </div>
  );
}
