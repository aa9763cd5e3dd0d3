import type { ReactNode } from 'react';
import { NotYetMet } from '../illustrations';
import { Panel, type PanelProps } from './panel';

interface EmptyPanelProps extends Omit<PanelProps, 'actions' | 'role'> {
  /** The way out of the emptiness: a `Button` or a `ButtonLink`. */
  readonly action?: ReactNode;
}

/** There is nothing here yet, or nothing that fits the filters. By default with the two who have not met yet. */
export function EmptyPanel({ action, illustration = <NotYetMet />, ...rest }: EmptyPanelProps) {
  return <Panel {...rest} illustration={illustration} actions={action} />;
}
