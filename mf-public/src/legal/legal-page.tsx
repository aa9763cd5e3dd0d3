import { PageLayout } from 'shared-ui/page-layout';
import { copy } from './copy';
import { DocumentPanel } from './document-panel';
import { DocumentTabs } from './document-tabs';
import { DOCUMENTS } from './documents';
import { useShownDocument } from './use-shown-document';
import styles from './legal-page.module.css';

/**
 * Privacy policy and terms of use, at `/legal#privacidade` and `/legal#termos`. Both are in the page, so that
 * they are readable and the tabs work before any script runs: until the first navigation, the address
 * (`:target`) selects the visible one.
 */
export function LegalPage() {
  const { shown, isByAddress } = useShownDocument();
  return (
    <PageLayout title={copy.title} subtitle={copy.updated} documentTitle={shown.title}>
      <DocumentTabs shown={shown} />
      <div className={isByAddress ? styles.byAddress : undefined}>
        {DOCUMENTS.map((document) => (
          <DocumentPanel key={document.id} document={document} isShown={!isByAddress && document === shown} />
        ))}
      </div>
    </PageLayout>
  );
}
