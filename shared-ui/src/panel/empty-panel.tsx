import type { ReactNode } from 'react';
import { EmptyIllustration } from '../illustrations';
import { Panel, type PanelProps } from './panel';

interface EmptyPanelProps extends Omit<PanelProps, 'actions' | 'role'> {
  /** The suggested action: a `Button` or a `ButtonLink`. */
  readonly action?: ReactNode;
}

/** Empty state: no items, or none that match the filters. Default illustration: capsules apart. */
export function EmptyPanel({ action, illustration = <EmptyIllustration />, ...rest }: EmptyPanelProps) {
  return <Panel {...rest} illustration={illustration} actions={action} />;
}
