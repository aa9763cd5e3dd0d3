import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'shared-ui/button';
import { copy } from './copy';
import styles from './wizard-foot.module.css';

/**
 * Back button on the left; on the right the next button, or what to choose first. On phones it sticks to the
 * bottom edge, with toasts above it (`data-sticky-foot`).
 */
export function WizardFoot({ onBack, children }: { onBack?: () => void; children?: ReactNode }) {
  if (!onBack && !children) return null;
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
