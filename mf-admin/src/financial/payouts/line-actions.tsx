import { Banknote, CirclePause, CirclePlay, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { MoreMenu, type MenuAction } from 'shared-ui/antd';
import { Allowed } from '../../parts/team/allowed';
import type { Batch, Line } from './batch';
import { copy } from './copy';
import { TransferDialog } from './paid-dialog';
import { ReasonDialog } from './reason-dialog';
import { holdPayout, releasePayout, returnPayout } from './write-payouts';

type Action = 'hold' | 'release' | 'pay' | 'back';

const WRITES = { hold: holdPayout, release: releasePayout, back: returnPayout };
const LOOKS = {
  hold: { icon: <CirclePause aria-hidden="true" />, text: copy.hold.action },
  release: { icon: <CirclePlay aria-hidden="true" />, text: copy.release.action },
  pay: { icon: <Banknote aria-hidden="true" />, text: copy.pay.one },
  back: { icon: <Undo2 aria-hidden="true" />, text: copy.back.action },
};

function actionsOn({ state, keyKind }: Line, batch: Batch): readonly Action[] {
  if (batch.state === 'prepared') {
    if (state === 'ready') return ['hold'];
    return state === 'held' && keyKind !== null ? ['release'] : [];
  }
  if (state === 'ready') return batch.isSimulated ? ['back'] : ['pay', 'back'];
  return state === 'paid' ? ['back'] : [];
}

interface LineActionsProps {
  readonly batch: Batch;
  readonly line: Line;
}

/** What an admin can do with one line. */
export function LineActions({ batch, line }: LineActionsProps) {
  const [asked, setAsked] = useState<Action | null>(null);
  const actions = actionsOn(line, batch);
  const close = () => setAsked(null);
  return (
    <Allowed to="money.pay">
      {actions.length > 0 && (
        <MoreMenu
          label={copy.lines.menu(line.professionalName)}
          actions={actions.map((key): MenuAction => ({ key, ...LOOKS[key], onSelect: () => setAsked(key) }))}
        />
      )}
      {asked === 'pay' && <TransferDialog batch={batch} line={line} onClose={close} />}
      {asked !== null && asked !== 'pay' && (
        <ReasonDialog
          texts={copy[asked]}
          title={copy[asked].title(line.professionalName)}
          id={line.id}
          hint={copy.reasonHint}
          write={WRITES[asked]}
          onClose={close}
        />
      )}
    </Allowed>
  );
}
