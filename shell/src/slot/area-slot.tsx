import type { ComponentType, ReactNode } from 'react';
import type { AreaName } from 'shared-portal/routes';
import { AreaFaultPanel } from './area-fault-panel';
import { MountedArea } from './mounted-area';
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
  if (view.state === 'fault') {
    return (
      <PanelFrame>
        <AreaFaultPanel name={name} error={view.error} onRetry={retry} />
      </PanelFrame>
    );
  }
  return (
    <div className={styles.slot} aria-busy={view.state === 'loading'}>
      {view.state === 'ready' && <MountedArea key={attempt} area={view.area} onFail={fail} />}
    </div>
  );
}
