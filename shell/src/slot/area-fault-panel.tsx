import { Button } from 'shared-ui/button';
import { UnavailableIllustration } from 'shared-ui/illustrations';
import { useDocumentTitle } from 'shared-ui/page-layout';
import { Panel, RestingPanel } from 'shared-ui/panel';
import { AREA_LABELS, type AreaName } from 'shared-portal/routes';
import type { AreaError } from '../remotes/area-error';
import { copy } from './copy';
import styles from './area-slot.module.css';

interface AreaFaultPanelProps {
  readonly name: AreaName;
  readonly error: AreaError;
  readonly onRetry: () => void;
}

/** Replaces an area that cannot be shown, and names it. */
export function AreaFaultPanel(props: AreaFaultPanelProps) {
  useDocumentTitle(copy.documentTitle);
  return (
    <div className={`wrap ${styles.fault}`}>
      <FaultPanel {...props} />
    </div>
  );
}

function FaultPanel({ name, error: { fault, note }, onRetry }: AreaFaultPanelProps) {
  const area = AREA_LABELS[name];
  if (fault === 'unreachable' || fault === 'crashed') {
    return <RestingPanel card level={1} area={area} onRetry={onRetry} />;
  }
  return (
    <Panel
      card
      level={1}
      role="alert"
      title={copy.title}
      text={note ?? copy.texts[fault](area)}
      illustration={<UnavailableIllustration />}
      actions={
        <Button variant="primary" onClick={onRetry}>
          {copy.retry}
        </Button>
      }
    />
  );
}
