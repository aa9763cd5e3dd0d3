import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'shared-ui/button';
import { copy } from './copy';
import styles from './wizard-foot.module.css';

/**
 * Way back on the left; at the right the way on, or what has to be chosen before. On a phone it lies at the screen's
 * lower edge, and toasts above it (`data-sticky-foot`).
 */
export function WizardFoot({ onBack, children }: { onBack?: () => void; children?: ReactNode }) {
  return (
    <div className={styles.foot} data-sticky-foot>
      {onBack ? (
        <Button variant="outline" icon={<ArrowLeft aria-hidden="true" />} onClick={onBack}>
          {copy.back}
        </Button>
      ) : (
        <span />
      )}
      <span className={styles.on}>{children}</span>
    </div>
  );
}
