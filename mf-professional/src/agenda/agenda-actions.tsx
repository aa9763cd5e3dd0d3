import { Ban, Clock3, Plus } from 'lucide-react';
import { useNavigate } from 'shared-portal/router';
import { MoreMenu } from 'shared-ui/antd';
import { Button, ButtonLink } from 'shared-ui/button';
import styles from './agenda-actions.module.css';
import { blockCopy } from './block-copy';
import { copy } from './copy';

const HOURS = '/professional/agenda/horarios';
/** Id of the button that blocks a time. */
export const BLOCK_BUTTON = 'bloquear';

interface AgendaActionsProps {
  readonly narrow: boolean;
  readonly canChange: boolean;
  readonly onBlock: () => void;
  readonly onNew: () => void;
}

/** New consultation, block and working hours; on phones the last two are in a menu. */
export function AgendaActions({ narrow, canChange, onBlock, onNew }: AgendaActionsProps) {
  const navigate = useNavigate();
  const ban = <Ban aria-hidden="true" />;
  const clock = <Clock3 aria-hidden="true" />;
  return (
    <div className={styles.actions}>
      {narrow ? (
        <MoreMenu
          label={copy.more}
          actions={[
            ...(canChange ? [{ key: 'block', icon: ban, text: blockCopy.open, onSelect: onBlock }] : []),
            { key: 'hours', icon: clock, text: copy.hours, onSelect: () => void navigate(HOURS) },
          ]}
        />
      ) : (
        <>
          <Button
            id={BLOCK_BUTTON}
            variant="text"
            icon={ban}
            disabled={!canChange}
            aria-haspopup="dialog"
            onClick={onBlock}
          >
            {blockCopy.open}
          </Button>
          <ButtonLink variant="outline" to={HOURS} icon={clock}>
            {copy.hours}
          </ButtonLink>
        </>
      )}
      <Button icon={<Plus aria-hidden="true" />} disabled={!canChange} aria-haspopup="dialog" onClick={onNew}>
        {copy.new.title}
      </Button>
    </div>
  );
}
