import { Button } from 'shared-ui/button';
import { UnavailableIllustration } from 'shared-ui/illustrations';
import { useDocumentTitle } from 'shared-ui/page-layout';
import { Panel } from 'shared-ui/panel';
import { useAccount } from 'shared-portal/portal';
import { AREA_LABELS, type AreaName } from 'shared-portal/routes';
import { NO_CONNECTION_PANEL } from '../connection/no-connection';
import type { AreaError } from '../remotes/area-error';
import { copy } from './copy';
import styles from './area-slot.module.css';

interface AreaFaultPanelProps {
  readonly name: AreaName;
  readonly error: AreaError;
  readonly onRetry: () => void;
}

/** Replaces an area that cannot be shown, and names it. */
export function AreaFaultPanel({ name, error: { fault, note }, onRetry }: AreaFaultPanelProps) {
  useDocumentTitle(copy.documentTitle);
  const subject = useSubject(name);
  const isOffline = fault === 'unreachable' && !navigator.onLine;
  return (
    <div className={`wrap ${styles.fault}`}>
      <Panel
        card
        level={1}
        role="alert"
        {...(isOffline
          ? NO_CONNECTION_PANEL
          : { title: copy.title, text: note ?? copy.texts[fault](subject) })}
        illustration={<UnavailableIllustration />}
        actions={<Button onClick={onRetry}>{copy.retry}</Button>}
      />
    </div>
  );
}

/** A professional's conversations and own data are in the patient's area, whose name would confuse them. */
function useSubject(name: AreaName): string {
  const role = useAccount()?.role;
  return name === 'mf-patient' && role === 'professional' ? copy.part : copy.area(AREA_LABELS[name]);
}
