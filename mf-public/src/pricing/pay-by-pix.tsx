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

/** Opens the plan's Pix charge, a new one each time. The dialog is loaded on first use. */
export function PayByPix({ id, plan }: PayByPixProps) {
  const [charge, setCharge] = useState({ number: 0, open: false });
  return (
    <>
      <Button
        block
        variant="outline"
        icon={<QrCode aria-hidden="true" />}
        aria-label={copy.payFor(plan.name)}
        onClick={() => setCharge(({ number }) => ({ number: number + 1, open: true }))}
      >
        {copy.payWithPix}
      </Button>
      {charge.number > 0 && (
        <Suspense fallback={null}>
          <PlanCharge
            key={charge.number}
            id={id}
            plan={plan}
            open={charge.open}
            onClose={() => setCharge(({ number }) => ({ number, open: false }))}
          />
        </Suspense>
      )}
    </>
  );
}
