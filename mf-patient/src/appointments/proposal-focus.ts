const idOf = (proposalId: string) => `proposta-${proposalId}`;

/** Attributes of the card of a proposal, which makes it a target of `focusProposal`. */
export const proposalTarget = (proposalId: string) => ({ id: idOf(proposalId), tabIndex: -1 });

/** Moves focus and view to the card of a proposal. */
export function focusProposal(proposalId: string) {
  const card = document.getElementById(idOf(proposalId));
  card?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'center' });
}
