import { useState, type ComponentType, type ReactNode } from 'react';
import type { AreaName } from 'shared-portal/routes';
import { AreaFaultPanel } from './area-fault-panel';
import { AreaPlace } from './area-place';
import { useIsPrerendered } from './prerendered-area';
import { useArea } from './use-area';
import styles from './area-slot.module.css';

interface AreaSlotProps {
  readonly name: AreaName;
  /** Stands around the fault panel. */
  readonly panelFrame: ComponentType<{ children: ReactNode }>;
}

/** The place of an area on the page. Whatever happens to the area, the rest of the page goes on. */
export function AreaSlot({ name, panelFrame: PanelFrame }: AreaSlotProps) {
  const { view, attempt, retry, fail } = useArea(name);
  const isNowPrerendered = useIsPrerendered();
  // A prerendered area can be read while its scripts are still on their way.
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
