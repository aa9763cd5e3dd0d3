import { useEffect, useId, useRef, useState } from 'react';
import { Check, Copy } from 'lucide-react';
import type { ErrorText } from 'shared-domain/errors';
import { PIX_COPIED_MS } from 'shared-domain/pix';
import { useToast } from 'shared-portal/portal';
import { Button } from '../button';
import { classNames } from '../class-names';
import { useErrorToasts } from 'shared-data/error-toasts';
import styles from './copy-code.module.css';

export interface CopyCodeProps {
  readonly label: string;
  readonly code: string;
  /** Short enough to be typed by hand: shown in full, on phones above the button. */
  readonly whole?: boolean;
  /** Messages after copying and after a failure. */
  readonly toasts: { readonly copied: ErrorText; readonly failed: ErrorText };
  readonly onCopied?: (() => void) | undefined;
}

/** A code on one line with a copy button. */
export function CopyCode({ label, code, whole = false, toasts, onCopied }: CopyCodeProps) {
  const toast = useToast();
  const errorToasts = useErrorToasts();
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
      errorToasts.dismiss();
      toast({ kind: 'success', ...toasts.copied });
      onCopied?.();
    } catch {
      field.current?.focus(); // which selects it, for copying manually
      errorToasts.show(toasts.failed);
    }
  };
  return (
    <div className={styles.copy}>
      <label htmlFor={id}>{label}</label>
      <div className={classNames(styles.code, whole && styles.whole)}>
        <input ref={field} id={id} readOnly value={code} onFocus={(event) => event.currentTarget.select()} />
        <Button
          variant="outline"
          size="sm"
          icon={copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          onClick={() => void copyToClipboard()}
        >
          {copied ? 'Copiado' : 'Copiar'}
        </Button>
      </div>
    </div>
  );
}
