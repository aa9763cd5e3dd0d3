import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../button';
import { classNames } from '../class-names';
import { FailureIllustration } from '../illustrations';
import { LogoMark } from '../logo';
import { copy } from './copy';
import { Panel, type PanelProps } from './panel';
import styles from './panel.module.css';

type Placement = Pick<PanelProps, 'level' | 'card' | 'className'>;

export interface FaultPanelProps extends Placement {
  /** Default "Erro ao carregar". */
  readonly title?: string | undefined;
  readonly text: ReactNode;
  readonly onRetry: () => void;
  /** The retry is pending. */
  readonly retrying?: boolean | undefined;
  /** Adds "Voltar ao Início", a link to this path. */
  readonly homeTo?: string | undefined;
}

/** Error panel with a retry. */
export function FaultPanel(props: FaultPanelProps) {
  const { title = copy.faultTitle, onRetry, retrying, homeTo, ...rest } = props;
  return (
    <Panel
      {...rest}
      role="alert"
      title={title}
      illustration={<FailureIllustration />}
      actions={
        <>
          <Button loading={retrying} onClick={onRetry}>
            {copy.retry}
          </Button>
          {homeTo !== undefined && (
            <ButtonLink variant="text" to={homeTo}>
              {copy.home}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}

export interface WaitingPanelProps {
  /** Default "Verificando permissões...". */
  readonly text?: string | undefined;
  readonly className?: string | undefined;
}

/** A page-level loading panel with a pulsing mark. */
export function WaitingPanel({ text = copy.waiting, className }: WaitingPanelProps) {
  return (
    <div role="status" className={classNames(styles.panel, className)}>
      <LogoMark className={classNames(styles.mark, 'breath')} />
      <p>{text}</p>
    </div>
  );
}
