import {
  CONSULTATION_MINUTES,
  dayOf,
  momentOf,
  timeOf,
  type Instant,
  type IsoDay,
} from 'shared-domain/schedule';
import { timeAt, minutesOf } from '../parts/clock-time';
import type { Agenda } from './agenda';
import { draftOf, newDraft, type ChosenTime } from './block-draft';
import { BlockForm } from './block-form';
import { BlockPanel } from './block-panel';
import { copy } from './copy';
import { FreePanel } from './free-panel';

/** What is open over the agenda, besides what is in the address: a consultation, or a new one for a patient. */
export type Opened =
  | { readonly kind: 'block' | 'edit'; readonly id: string; readonly anchorId: string }
  | { readonly kind: 'free'; readonly startsAt: Instant; readonly anchorId: string }
  | { readonly kind: 'range'; readonly chosen: ChosenTime; readonly anchorId: string }
  /** `chosen` null: the shown day. */
  | { readonly kind: 'add'; readonly chosen: ChosenTime | null; readonly anchorId: string }
  /** `startsAt` null: not chosen yet. */
  | { readonly kind: 'new'; readonly startsAt: Instant | null };

interface OpenedPanelProps {
  readonly agenda: Agenda;
  readonly opened: Opened;
  /** The day shown, or a day of the week shown. */
  readonly shownDay: IsoDay;
  readonly readOnly: boolean;
  readonly onOpen: (opened: Opened | null) => void;
}

/** The panel of a block, or of a time that was chosen. */
export function OpenedPanel({ agenda, opened, shownDay, readOnly, onOpen }: OpenedPanelProps) {
  const { timeZone, today, gridMinutes } = agenda;
  const close = () => onOpen(null);
  switch (opened.kind) {
    case 'new':
      return null;
    case 'block': {
      const block = agenda.blocks.find(({ id }) => id === opened.id);
      return (
        block && (
          <BlockPanel
            {...{ agenda, block, readOnly }}
            anchorId={opened.anchorId}
            onEdit={() => onOpen({ ...opened, kind: 'edit' })}
            onClose={close}
          />
        )
      );
    }
    case 'edit': {
      const block = agenda.blocks.find(({ id }) => id === opened.id);
      const initial = block && draftOf(block, timeZone);
      return (
        initial && <BlockForm {...{ agenda, initial, block }} anchorId={opened.anchorId} onClose={close} />
      );
    }
    case 'free': {
      const { startsAt, anchorId } = opened;
      const day = dayOf(startsAt, timeZone);
      const from = timeOf(startsAt, timeZone);
      const after = (minutes: number) => timeAt(Math.min(minutesOf(from) + minutes, 24 * 60));
      return (
        <FreePanel
          when={copy.period(day, from, after(CONSULTATION_MINUTES))}
          isFree
          anchorId={anchorId}
          onNew={() => onOpen({ kind: 'new', startsAt })}
          onBlock={() => onOpen({ kind: 'add', chosen: { day, from, to: after(gridMinutes) }, anchorId })}
          onClose={close}
        />
      );
    }
    case 'range': {
      const { chosen, anchorId } = opened;
      const { day, from, to } = chosen;
      const startsAt = momentOf(day, from, timeZone).toISOString();
      return (
        <FreePanel
          when={copy.period(day, from, to)}
          isFree={false}
          anchorId={anchorId}
          onNew={() => onOpen({ kind: 'new', startsAt })}
          onBlock={() => onOpen({ kind: 'add', chosen, anchorId })}
          onClose={close}
        />
      );
    }
    case 'add': {
      const day = shownDay < today ? today : shownDay;
      const chosen = opened.chosen ?? { day, from: '12:00', to: '13:00' };
      return (
        <BlockForm
          agenda={agenda}
          initial={newDraft(chosen)}
          block={null}
          anchorId={opened.anchorId}
          onClose={close}
        />
      );
    }
  }
}
