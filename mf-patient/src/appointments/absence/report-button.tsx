import { useState, type ReactNode } from 'react';
import { useServerClock } from 'shared-data/server-clock';
import { Button } from 'shared-ui/button';
import type { PastConsultation } from '../../parts/past-consultation';
import { ReportDialog } from './report-dialog';
import { mayReport } from './reportable';
import { useAbsence } from './use-absences';

interface ReportButtonProps {
  readonly consultation: PastConsultation;
  /** In its place where nothing can be reported. */
  readonly otherwise?: ReactNode;
  readonly children: ReactNode;
}

/** Reports that the professional did not come, while that can be reported. */
export function ReportButton({ consultation, otherwise = null, children }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const absence = useAbsence(consultation.id);
  const now = useServerClock().now();
  if (!mayReport({ ...consultation, isReviewed: consultation.review !== null }, absence, now))
    return otherwise;
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen && <ReportDialog consultation={consultation} onClose={() => setOpen(false)} />}
    </>
  );
}
