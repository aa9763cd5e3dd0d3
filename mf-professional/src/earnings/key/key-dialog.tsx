import { useState } from 'react';
import { CodeForm } from './code-form';
import { KeyForm } from './key-form';
import { usePayoutKey, type RequestedKey } from './use-payout-key';

/** Names a Pix key, then confirms it by the mailed code. A key that waits for its code begins there. */
export function KeyDialog({ onClose }: { readonly onClose: () => void }) {
  const { data } = usePayoutKey();
  const [requested, setRequested] = useState<RequestedKey | null>(data?.requested ?? null);
  return requested ? (
    <CodeForm requested={requested} onAgain={() => setRequested(null)} onClose={onClose} />
  ) : (
    <KeyForm isFirst={!data?.current} onRequested={setRequested} onClose={onClose} />
  );
}
