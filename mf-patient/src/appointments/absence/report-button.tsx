import { useState, type ReactNode } from 'react';
import { Button } from 'shared-ui/button';
import type { PastConsultation } from '../../parts/past-consultation';
import { ReportDialog } from './report-dialog';
import { useMayReport } from './use-may-report';

interface ReportButtonProps {
  readonly consultation: PastConsultation;
  readonly children: ReactNode;
}

/** Reports that the professional did not come, while that can be reported. */
export function ReportButton({ consultation, children }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  if (!useMayReport(consultation)) return null;
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen && <ReportDialog consultation={consultation} onClose={() => setOpen(false)} />}
    </>
  );
}
