import { Ban, CalendarDays, LockOpen } from 'lucide-react';
import { Button } from 'shared-ui/button';
import { Disc } from 'shared-ui/disc';
import { PopoverDialog } from 'shared-ui/popover-dialog';
import type { Agenda, AgendaBlock } from './agenda';
import { copy } from './copy';
import styles from './panel.module.css';
import { periodText } from './period-text';
import { useBlocks } from './use-blocks';
import { useNow } from './use-now';

const words = copy.blocks;

interface BlockPanelProps {
  readonly agenda: Agenda;
  readonly block: AgendaBlock;
  readonly anchorId: string;
  readonly readOnly: boolean;
  readonly onClose: () => void;
}

/** A blocked time, which can be opened again. */
export function BlockPanel({ agenda, block, anchorId, readOnly, onClose }: BlockPanelProps) {
  const { remove, isRunning } = useBlocks(onClose);
  const now = useNow(agenda);
  const when = periodText(block, agenda.timeZone);
  const isOver = Date.parse(block.endsAt) <= now.getTime();
  return (
    <PopoverDialog
      open
      anchorId={anchorId}
      title={block.note ?? copy.block}
      subtitle={words.onlyYou}
      lead={
        <Disc tone="warm">
          <Ban />
        </Disc>
      }
      onClose={onClose}
    >
      <ul className={styles.facts}>
        <li>
          <CalendarDays aria-hidden="true" />
          <b>{when}</b>
        </li>
      </ul>
      {!readOnly && !isOver && (
        <Button
          block
          variant="outline"
          icon={<LockOpen aria-hidden="true" />}
          loading={isRunning}
          onClick={() => remove([block], when)}
        >
          {words.remove}
        </Button>
      )}
    </PopoverDialog>
  );
}
