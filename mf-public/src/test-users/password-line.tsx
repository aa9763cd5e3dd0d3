import { useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { useToast } from 'shared-portal/portal';
import { Button } from 'shared-ui/button';
import styles from './accounts-card.module.css';
import { copy } from './copy';

interface PasswordLineProps {
  /** The owner, in Portuguese. */
  readonly role: string;
  readonly password: string;
}

/** A password to read or copy. */
export function PasswordLine({ role, password }: PasswordLineProps) {
  const toast = useToast();
  const [isCopied, setCopied] = useState(false);
  const copyIt = async () => {
    try {
      await navigator.clipboard.writeText(password);
      setCopied(true);
    } catch {
      toast(copy.copyFailed);
    }
  };
  return (
    <div className={styles.password}>
      <code aria-label={copy.password(role)}>{password}</code>
      <Button
        variant="outline"
        size="sm"
        aria-label={copy.copyLabel(role)}
        icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        onClick={() => void copyIt()}
      >
        {isCopied ? copy.copied : copy.copy}
      </Button>
    </div>
  );
}
