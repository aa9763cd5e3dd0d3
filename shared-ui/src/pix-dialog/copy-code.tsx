import { useEffect, useId, useRef, useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { describeError } from 'shared-domain/errors';
import { PIX_COPIED_MS } from 'shared-domain/pix';
import { useToast } from 'shared-portal/portal';
import { Button } from '../button';
import { copy } from './copy';
import styles from './pix-dialog.module.css';

/** The code in one line, and a button that copies it. */
export function CopyCode({ code }: { readonly code: string }) {
  const toast = useToast();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), PIX_COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copyToClipboard = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
      toast(copy.toasts.copied);
    } catch {
      field.current?.focus(); // which selects it, for copying by hand
      toast({ kind: 'error', ...describeError('unexpected', 'pix-copy') });
    }
  };
  return (
    <div className={styles.copy}>
      <label htmlFor={id}>{copy.codeLabel}</label>
      <div className={styles.code}>
        <input ref={field} id={id} readOnly value={code} onFocus={(event) => event.currentTarget.select()} />
        <Button
          variant="outline"
          size="sm"
          icon={copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          onClick={() => void copyToClipboard()}
        >
          {copied ? copy.copied : copy.copy}
        </Button>
      </div>
    </div>
  );
}
