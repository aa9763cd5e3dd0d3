import { Ban, CalendarPlus, Plus } from 'lucide-react';
import { Button } from 'shared-ui/button';
import { Disc } from 'shared-ui/disc';
import { PopoverDialog } from 'shared-ui/popover-dialog';
import { blockCopy } from './block-copy';
import { copy } from './copy';
import styles from './panel.module.css';

interface FreePanelProps {
  /** Day and times, as text. */
  readonly when: string;
  /** Patients can book it now. */
  readonly isFree: boolean;
  readonly anchorId: string;
  readonly onNew: () => void;
  readonly onBlock: () => void;
  readonly onClose: () => void;
}

/** What to do with a chosen time. */
export function FreePanel({ when, isFree, anchorId, onNew, onBlock, onClose }: FreePanelProps) {
  return (
    <PopoverDialog
      open
      anchorId={anchorId}
      title={when}
      subtitle={isFree && copy.key.free}
      lead={
        <Disc>
          <CalendarPlus />
        </Disc>
      }
      onClose={onClose}
    >
      <div className={styles.actions}>
        <Button block icon={<Plus aria-hidden="true" />} onClick={onNew}>
          {copy.new.title}
        </Button>
        <Button block variant="outline" icon={<Ban aria-hidden="true" />} onClick={onBlock}>
          {blockCopy.open}
        </Button>
      </div>
    </PopoverDialog>
  );
}
