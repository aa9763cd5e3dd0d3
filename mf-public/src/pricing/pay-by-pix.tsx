import { QrCode } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { PricingPlan, PricingPlanId } from 'shared-domain/plans';
import { Button } from 'shared-ui/button';
import { copy } from './copy';

const PlanCharge = lazy(async () => ({ default: (await import('./plan-charge')).PlanCharge }));

interface PayByPixProps {
  readonly id: PricingPlanId;
  readonly plan: PricingPlan;
}

/** Opens the plan's Pix charge. The dialog is loaded when it is first asked for. */
export function PayByPix({ id, plan }: PayByPixProps) {
  const [wanted, setWanted] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <Button
        block
        variant="outline"
        icon={<QrCode aria-hidden="true" />}
        aria-label={copy.payFor(plan.name)}
        onClick={() => setWanted('open')}
      >
        {copy.payWithPix}
      </Button>
      {wanted !== 'never' && (
        <Suspense fallback={null}>
          <PlanCharge id={id} plan={plan} open={wanted === 'open'} onClose={() => setWanted('closed')} />
        </Suspense>
      )}
    </>
  );
}
