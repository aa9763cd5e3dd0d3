import { Download, LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { PageLayout } from 'shared-ui/page-layout';
import { ExportDialog } from '../parts/export/export-dialog';
import { ExportProgress } from '../parts/export/export-progress';
import { useExport } from '../parts/export/use-export';
import { NoMatch } from '../parts/no-match';
import { PagedView } from '../parts/paging/paged-view';
import { AuditDrawer } from './audit-drawer';
import { AuditFilters } from './audit-filters';
import { NO_FILTER, useAuditState } from './audit-state';
import { AuditTable, AuditTableSkeleton } from './audit-table';
import styles from './audit.module.css';
import { copy } from './copy';
import { EXPORTED_AUDIT } from './exported-audit';
import { useAudit, useAuditCount } from './use-audit';

/** The log of the team: filters in the address, a row field by field at the side, and a file. */
export function AuditPage() {
  const { state, filter, goTo } = useAuditState();
  const audit = useAudit(state);
  const { data: count } = useAuditCount(state);
  const exporting = useExport(EXPORTED_AUDIT);
  const [asks, setAsks] = useState(false);
  return (
    <PageLayout
      width="fluid"
      back={{ to: '/admin/dashboard', label: copy.back }}
      title={copy.title}
      subtitle={copy.subtitle}
      action={
        <Button
          variant="outline"
          icon={<Download aria-hidden="true" />}
          loading={exporting.running !== null}
          onClick={() => setAsks(true)}
        >
          {copy.export}
        </Button>
      }
    >
      <div className={styles.page}>
        <AuditFilters state={state} onFilter={filter} />
        <p role="status" className={styles.count}>
          {count !== undefined && copy.count(count)}
        </p>
        <ExportProgress title={copy.exporting} exporting={exporting} />
        <PagedView
          query={audit}
          page={state.page}
          onPage={goTo}
          card
          skeleton={<AuditTableSkeleton />}
          failureText={copy.failedText}
          empty={
            <NoMatch
              title={copy.none}
              text={copy.noneText}
              clear={copy.clear}
              onClear={() => filter({ ...NO_FILTER, when: 'tudo' })}
            />
          }
        >
          {(entries) => <AuditTable entries={entries} />}
        </PagedView>
        <p className={styles.note}>
          <LockKeyhole aria-hidden="true" />
          {copy.note}
        </p>
      </div>
      <AuditDrawer entries={audit.data?.entries} />
      {asks && (
        <ExportDialog
          title={copy.exportTitle}
          text={copy.exportText}
          onExport={(purpose) => exporting.start({ ...state, purpose })}
          onClose={() => setAsks(false)}
        />
      )}
    </PageLayout>
  );
}
