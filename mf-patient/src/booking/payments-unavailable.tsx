import { CircleAlert } from 'lucide-react';
import { useDeployment } from 'shared-data/deployment';
import { Button } from 'shared-ui/button';
import { Note } from 'shared-ui/note';
import { copy } from './copy';

/** Says that nothing can be paid at the moment, which the button asks again. Nothing that was chosen is lost. */
export function PaymentsUnavailable() {
  const deployment = useDeployment();
  return (
    <Note
      icon={<CircleAlert aria-hidden="true" />}
      tone="warm"
      role="status"
      title={copy.paymentsUnavailable}
      action={
        <Button variant="outline" loading={deployment.isFetching} onClick={() => void deployment.refetch()}>
          {copy.askAgain}
        </Button>
      }
    >
      {copy.paymentsUnavailableText}
    </Note>
  );
}
