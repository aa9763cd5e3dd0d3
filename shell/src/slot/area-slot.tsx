import { useState, type ComponentType, type ReactNode } from 'react';
import type { AreaName } from 'shared-portal/routes';
import { AreaFaultPanel } from './area-fault-panel';
import { AreaPlace } from './area-place';
import { useIsPrerendered } from './prerendered-area';
import { useArea } from './use-area';
import styles from './area-slot.module.css';

interface AreaSlotProps {
  readonly name: AreaName;
  /** Wrapper of the error panel. */
  readonly panelFrame: ComponentType<{ children: ReactNode }>;
}

/** Slot of an area on the page. A failing area does not affect the rest of the page. */
export function AreaSlot({ name, panelFrame: PanelFrame }: AreaSlotProps) {
  const { view, attempt, retry, fail } = useArea(name);
  const isNowPrerendered = useIsPrerendered();
  // A prerendered area is readable while its scripts load.
  const [isPrerendered] = useState(isNowPrerendered);
  if (view.state === 'fault') {
    return (
      <PanelFrame>
        <AreaFaultPanel name={name} error={view.error} onRetry={retry} />
      </PanelFrame>
    );
  }
  return (
    <div className={styles.slot} aria-busy={view.state === 'loading' && !isPrerendered}>
      <AreaPlace key={attempt} area={view.state === 'ready' ? view.area : null} onFail={fail} />
    </div>
  );
}
