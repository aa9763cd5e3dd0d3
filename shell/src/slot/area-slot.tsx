import { useState, type ComponentType, type ReactNode } from 'react';
import type { AreaName } from 'shared-portal/routes';
import { useDocumentTitle } from 'shared-ui/page-layout';
import { AreaFaultPanel } from './area-fault-panel';
import { AreaPlace } from './area-place';
import { useIsPrerendered } from './prerendered-area';
import { useArea } from './use-area';
import styles from './area-slot.module.css';

interface AreaSlotProps {
  readonly name: AreaName;
  /** Title of the document until the screen sets its own. */
  readonly title?: string | undefined;
  /** Shown in place of the area, which is loaded but not mounted. Default: the area is mounted. */
  readonly held?: ReactNode;
  /** Wrapper of the error panel. */
  readonly panelFrame: ComponentType<{ children: ReactNode }>;
}

/** Slot of an area on the page. A failing area does not affect the rest of the page. */
export function AreaSlot({ name, title, held, panelFrame: PanelFrame }: AreaSlotProps) {
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
  if (held !== undefined) return held;
  const area = view.state === 'ready' ? view.area : null;
  return (
    <div className={styles.slot} aria-busy={!area && !isPrerendered}>
      {!area && !isPrerendered && title && <Title text={title} />}
      <AreaPlace key={attempt} area={area} onFail={fail} />
    </div>
  );
}

function Title({ text }: { readonly text: string }) {
  useDocumentTitle(text);
  return null;
}
