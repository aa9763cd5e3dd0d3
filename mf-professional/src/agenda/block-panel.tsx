import { Ban, CalendarDays, LockOpen, Pencil, Repeat } from 'lucide-react';
import { useState } from 'react';
import { dayOf } from 'shared-domain/schedule';
import { Button } from 'shared-ui/button';
import { Disc } from 'shared-ui/disc';
import { PopoverDialog } from 'shared-ui/popover-dialog';
import type { Agenda, AgendaBlock } from './agenda';
import { blockCopy as words } from './block-copy';
import { draftOf, hasFollowing } from './block-draft';
import { copy } from './copy';
import styles from './panel.module.css';
import { periodText } from './period-text';
import { UnblockDialog } from './unblock-dialog';
import { useBlocks } from './use-blocks';
import { useNow } from './use-now';

interface BlockPanelProps {
  readonly agenda: Agenda;
  readonly block: AgendaBlock;
  readonly anchorId: string;
  readonly readOnly: boolean;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** A blocked time, which can be changed and opened again. */
export function BlockPanel({ agenda, block, anchorId, readOnly, onEdit, onClose }: BlockPanelProps) {
  const { run, isRunning } = useBlocks(onClose);
  const now = useNow(agenda);
  const [isAsked, setAsked] = useState(false);
  const { timeZone } = agenda;
  const { series } = block;
  const when = periodText(block, timeZone);
  const isOver = Date.parse(block.endsAt) <= now.getTime();
  const remove = () =>
    hasFollowing(block) ? setAsked(true) : run({ kind: 'remove', block: { ...block, until: null }, when });
  if (isAsked && series)
    return (
      <UnblockDialog
        agenda={agenda}
        block={{ ...block, series }}
        onDone={onClose}
        onClose={() => setAsked(false)}
      />
    );
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
        {series && (
          <li>
            <Repeat aria-hidden="true" />
            {words.every(dayOf(block.startsAt, timeZone), series.until)}
          </li>
        )}
      </ul>
      {!readOnly && !isOver && (
        <div className={styles.pair}>
          {draftOf(block, timeZone) && (
            <Button variant="outline" icon={<Pencil aria-hidden="true" />} onClick={onEdit}>
              {words.edit}
            </Button>
          )}
          <Button
            variant="outline"
            icon={<LockOpen aria-hidden="true" />}
            loading={isRunning}
            onClick={remove}
          >
            {words.remove}
          </Button>
        </div>
      )}
    </PopoverDialog>
  );
}
