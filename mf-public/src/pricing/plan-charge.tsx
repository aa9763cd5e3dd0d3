import { PIX_RECIPIENT, PIX_SECONDS, pixBrCode, pixTxid } from 'shared-domain/pix';
import { pixPrice, type PricingPlan, type PricingPlanId } from 'shared-domain/plans';
import type { Instant } from 'shared-domain/schedule';
import { useState } from 'react';
import { useNavigate } from 'shared-portal/router';
import { useDeployment } from 'shared-data/deployment';
import { ButtonLink } from 'shared-ui/button';
import { PixDialog } from 'shared-ui/pix-dialog';
import { PROFESSIONAL_SIGN_UP } from '../parts/plan-copy';
import { copy } from './copy';

interface PlanChargeProps {
  readonly id: PricingPlanId;
  readonly plan: PricingPlan;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A new code, valid for fifteen minutes from now. */
function newCode(id: PricingPlanId) {
  const now = Date.now();
  const expiresAt = new Date(now + PIX_SECONDS * 1000).toISOString() as Instant;
  return { txid: pixTxid(`PLANO${id}${now.toString(36)}`), expiresAt };
}

/** Pix dialog for a plan's first month, 5 % off. Nothing is stored; it continues to professional sign-up. */
export function PlanCharge({ id, plan, open, onClose }: PlanChargeProps) {
  const navigate = useNavigate();
  const deployment = useDeployment();
  const simulatesPix = deployment.data?.simulatesPix ?? false;
  const [{ txid, expiresAt }, setCode] = useState(() => newCode(id));
  // Only simulated payments are detected here: without simulation, waiting would never end.
  const cannotPay = !deployment.isPending && !simulatesPix;
  const amount = pixPrice(plan.price);
  return (
    <PixDialog
      open={open}
      amount={amount}
      description={copy.charge(plan.name)}
      note={cannotPay ? copy.unheardNote : copy.chargeNote}
      code={pixBrCode({ ...PIX_RECIPIENT, amount, txid })}
      expiresAt={expiresAt}
      onSimulate={simulatesPix ? async () => undefined : undefined}
      onRenew={async () => setCode(newCode(id))}
      onPaid={() => void navigate(PROFESSIONAL_SIGN_UP)}
      onClose={onClose}
      footer={cannotPay && <ContinueUnpaid />}
    />
  );
}

function ContinueUnpaid() {
  return (
    <ButtonLink block to={PROFESSIONAL_SIGN_UP}>
      {copy.continue}
    </ButtonLink>
  );
}
