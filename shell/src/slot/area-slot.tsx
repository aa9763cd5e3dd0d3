import { useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { mountRootParcel } from 'single-spa';
import Parcel from 'single-spa-react/parcel';
import { TimeLimitError } from 'shared-portal/time-limit';
import { usePortal } from 'shared-portal/portal';
import type { AreaModule } from 'shared-portal/area';
import type { AreaName } from 'shared-portal/routes';
import { AREA_SECONDS } from '../remotes/load-area';
import { AreaFaultPanel } from './area-fault-panel';
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
        <AreaFaultPanel name={name} fault={view.error.fault} onRetry={retry} />
      </PanelFrame>
    );
  }
  return (
    <div className={styles.slot} aria-busy={view.state === 'loading'}>
      {view.state === 'ready' && <MountedArea key={attempt} area={view.area} onFail={fail} />}
    </div>
  );
}

interface MountedAreaProps {
  readonly area: AreaModule;
  readonly onFail: (error: unknown) => void;
}

function MountedArea({ area, onFail }: MountedAreaProps) {
  const portal = usePortal();
  const hasMounted = useRef(false);
  useEffect(() => {
    const limit = setTimeout(() => {
      if (!hasMounted.current) onFail(new TimeLimitError(`${area.name} did not mount`));
    }, AREA_SECONDS * 1000);
    return () => clearTimeout(limit);
  }, [area, onFail]);
  return (
    <Parcel
      config={area}
      mountParcel={mountRootParcel}
      {...(styles.slot && { wrapClassName: styles.slot })}
      parcelDidMount={() => {
        hasMounted.current = true;
      }}
      handleError={onFail}
      portal={portal}
      onCrash={onFail}
    />
  );
}
