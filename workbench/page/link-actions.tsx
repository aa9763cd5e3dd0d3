import { useState } from 'react';
import type { Choice } from './choice';
import { copy } from './copy';
import { linkTo, open } from './last-selection';
import styles from './workbench.module.css';

/** Buttons to restart and to share the selection. */
export function LinkActions({ choice }: { readonly choice: Choice }) {
  const [copied, setCopied] = useState(false);
  const link = linkTo(choice);
  return (
    <section className={styles.actions}>
      <button type="button" onClick={() => open(choice)}>
        {copy.restart}
      </button>
      <button
        type="button"
        onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
      >
        {copied ? copy.copied : copy.copyLink}
      </button>
      <a href={link}>{link.slice(location.origin.length)}</a>
    </section>
  );
}
