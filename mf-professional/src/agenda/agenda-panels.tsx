import type { Agenda } from './agenda';
import { BlockForm, type ChosenTime } from './block-form';
import { BlockPanel } from './block-panel';
import { ConsultationPanel } from './consultation-panel';
import type { AgendaAddress } from './use-agenda-address';

/** What is open over the agenda, besides a consultation, which is in the address. */
export type Opened =
  | { readonly kind: 'block'; readonly id: string; readonly anchorId: string }
  /** `chosen` null: the shown day. */
  | { readonly kind: 'add'; readonly chosen: ChosenTime | null; readonly anchorId: string };

interface AgendaPanelsProps {
  readonly agenda: Agenda;
  readonly address: AgendaAddress;
  readonly opened: Opened | null;
  readonly readOnly: boolean;
  readonly onClose: () => void;
}

/** The panels over the agenda. */
export function AgendaPanels({ agenda, address, opened, readOnly, onClose }: AgendaPanelsProps) {
  const consultation = agenda.consultations.find(({ id }) => id === address.consultation);
  const block = opened?.kind === 'block' ? agenda.blocks.find(({ id }) => id === opened.id) : undefined;
  const { day } = address;
  return (
    <>
      {consultation && (
        <ConsultationPanel
          agenda={agenda}
          consultation={consultation}
          readOnly={readOnly}
          onClose={() => address.select(null)}
        />
      )}
      {opened && block && (
        <BlockPanel
          agenda={agenda}
          block={block}
          anchorId={opened.anchorId}
          readOnly={readOnly}
          onClose={onClose}
        />
      )}
      {opened?.kind === 'add' && (
        <BlockForm
          agenda={agenda}
          chosen={
            opened.chosen ?? { day: day < agenda.today ? agenda.today : day, from: '12:00', to: '13:00' }
          }
          anchorId={opened.anchorId}
          onClose={onClose}
        />
      )}
    </>
  );
}
