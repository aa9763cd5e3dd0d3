import { RemoteView } from 'shared-ui/remote-view';
import { copy } from './copy';
import styles from './list.module.css';
import { useLinkedCard } from './card-focus';
import { ProposalCard } from './proposal-card';
import { useProposals } from './use-proposals';

/** Proposals to answer, above everything else; nothing while there are none. */
export function Proposals() {
  const proposals = useProposals();
  useLinkedCard('proposta', proposals.data !== undefined);
  if (proposals.isPending) return null; // The list below announces that it loads.
  return (
    <RemoteView query={proposals} skeleton={null} failureText={copy.proposalsFailedText} card>
      {(open) =>
        open.length > 0 && (
          <div className={styles.proposals}>
            {open.map((proposal) => (
              <ProposalCard key={proposal.id} proposal={proposal} />
            ))}
          </div>
        )
      }
    </RemoteView>
  );
}
