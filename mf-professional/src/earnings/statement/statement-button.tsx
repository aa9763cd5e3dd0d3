import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from 'shared-data/save-file';
import { formatMonthYear } from 'shared-domain/schedule';
import { useToast } from 'shared-portal/portal';
import { Button } from 'shared-ui/button';
import { ConfirmDialog } from 'shared-ui/confirm-dialog';
import { Checkbox } from 'shared-ui/field';
import { capitalized } from '../months';
import type { EarningsMonth } from '../use-earnings';
import { statementCopy as words } from './copy';
import { statementOf } from './statement';

interface StatementButtonProps {
  /** Not before it is loaded. */
  readonly month: EarningsMonth | undefined;
}

/** Saves the month as a file for spreadsheets, on request without names. */
export function StatementButton({ month }: StatementButtonProps) {
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const [onlyInitials, setOnlyInitials] = useState(false);
  if (!month || month.earnings.length === 0) return null;
  const save = () => {
    const fileName = words.fileName(month.month.slice(0, 7));
    saveFile(fileName, statementOf(month.earnings, onlyInitials), 'text/csv;charset=utf-8');
    setOpen(false);
    toast({ kind: 'success', ...words.done(fileName) });
  };
  return (
    <>
      <Button variant="outline" icon={<Download aria-hidden="true" />} onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={words.title}
        action={words.save}
        look={{ icon: <Download aria-hidden="true" /> }}
        isRunning={false}
        onClose={() => setOpen(false)}
        onConfirm={save}
      >
        <Checkbox checked={onlyInitials} onChange={(event) => setOnlyInitials(event.target.checked)}>
          {words.initials}
        </Checkbox>
        <p>{words.lines(capitalized(formatMonthYear(month.month)), month.earnings.length)}</p>
      </ConfirmDialog>
    </>
  );
}
