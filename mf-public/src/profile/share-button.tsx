import { Share2 } from 'lucide-react';
import { useToast } from 'shared-portal/portal';
import { Button } from 'shared-ui/button';
import { copy } from './copy';
import type { Profile } from './profile';

const words = copy.share;

/** Opens the device's sheet for sharing; copies the address where there is none. */
export function ShareButton({ profile: { name, userId } }: { readonly profile: Profile }) {
  const toast = useToast();
  const share = async (): Promise<void> => {
    const url = `${window.location.origin}/professional/profile/${userId}`;
    // Some browsers lack it. It rejects when the user closes the sheet.
    const { share: open } = navigator as Partial<Navigator>;
    if (open) return open.call(navigator, { title: name, url }).catch(() => undefined);
    try {
      await navigator.clipboard.writeText(url);
      toast({ kind: 'success', title: words.copied, text: url });
    } catch {
      toast({ kind: 'error', title: words.failed, text: url });
    }
  };
  return (
    <Button variant="outline" size="sm" icon={<Share2 aria-hidden="true" />} onClick={() => void share()}>
      {words.label}
    </Button>
  );
}
