import type { KeyboardEvent } from 'react';
import { classNames } from 'shared-ui/class-names';
import { copy } from './copy';
import { DOCUMENTS } from './documents';
import type { LegalDocument } from './legal-document';
import styles from './document-tabs.module.css';

/** Tabs that are links: each document has an address. */
export function DocumentTabs({ shown }: { readonly shown: LegalDocument }) {
  return (
    <div role="tablist" aria-label={copy.documents} className={styles.tabs} onKeyDown={moveWithArrows}>
      {DOCUMENTS.map(({ id, title }) => (
        <a
          key={id}
          role="tab"
          id={`aba-${id}`}
          href={`#${id}`}
          data-title={title}
          aria-controls={id}
          aria-selected={id === shown.id}
          className={classNames(styles.tab, id === shown.id && styles.shown)}
        >
          {title}
        </a>
      ))}
    </div>
  );
}

function moveWithArrows({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
  const tabs = [...currentTarget.querySelectorAll('a')];
  const from = tabs.indexOf(target as HTMLAnchorElement);
  const step = key === 'ArrowRight' ? 1 : tabs.length - 1;
  tabs[(from + step) % tabs.length]?.focus();
}
