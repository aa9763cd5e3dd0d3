import { useDeployment } from 'shared-data/deployment';
import { useServerClock } from 'shared-data/server-clock';
import { useSearchParams } from 'shared-portal/router';
import { PageLayout } from 'shared-ui/page-layout';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { Refusal } from '../parts/refusal';
import { useHeadingFocus } from '../parts/use-new-screen';
import { copy } from './copy';
import type { PaymentState } from './payment';
import { PaymentView } from './payment-view';
import { usePayment } from './use-payment';

const IS_OVER: ReadonlySet<PaymentState> = new Set(['paid', 'returned', 'cancelled']);

/** The payment of a consultation (`?pagamento={consultation}`), the fourth screen of booking. */
export function PaymentPage({ isFollowing }: { readonly isFollowing: boolean }) {
  useHeadingFocus(isFollowing);
  const [params] = useSearchParams();
  // Read together: what the payment shows besides itself.
  useServerClock();
  useDeployment();
  const payment = usePayment(params.get('pagamento') ?? '');
  const isOver = payment.data ? IS_OVER.has(payment.data.state) : false;
  return (
    <PageLayout
      title={isOver ? copy.titleOfOthers : copy.title}
      back={{ to: '/patient/appointments', label: copy.back }}
    >
      <RemoteView
        query={payment}
        skeleton={<SkeletonCard lines={6} />}
        failureText={copy.failedText}
        card
        isEmpty={(found) => found === null}
        empty={<Refusal title={copy.unknownTitle} text={copy.unknownText} />}
      >
        {(found) => found && <PaymentView payment={found} />}
      </RemoteView>
    </PageLayout>
  );
}
