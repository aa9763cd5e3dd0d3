import type { ReactNode } from 'react';
import { ButtonLink } from 'shared-ui/button';
import { EmptyPanel } from 'shared-ui/panel';

interface RefusalProps {
  readonly title: string;
  readonly text: ReactNode;
  /** 1 if the panel is the whole page. */
  readonly level?: 1 | 2;
  /** Link to continue: path and label. Default: the appointments. */
  readonly way?: { readonly to: string; readonly label: string };
}

const APPOINTMENTS = { to: '/patient/appointments', label: 'Minhas Consultas' };

/** Explains that the requested item does not exist or is not available, with a link to continue. */
export function Refusal({ title, text, level = 2, way = APPOINTMENTS }: RefusalProps) {
  return (
    <EmptyPanel
      card
      level={level}
      title={title}
      text={text}
      action={
        <ButtonLink variant="primary" to={way.to}>
          {way.label}
        </ButtonLink>
      }
    />
  );
}
