import type { ReactNode } from 'react';
import { ButtonLink } from 'shared-ui/button';
import { EmptyPanel } from 'shared-ui/panel';

interface RefusalProps {
  readonly title: string;
  readonly text: ReactNode;
  /** 1 where the panel is the page. */
  readonly level?: 1 | 2;
  /** Where to go on: a path and its words. Default: the consultations. */
  readonly way?: { readonly to: string; readonly label: string };
}

const APPOINTMENTS = { to: '/patient/appointments', label: 'Minhas Consultas' };

/** What the address asks for does not exist, or cannot be done: why, and the way on. */
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
