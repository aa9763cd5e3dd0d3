/** Transfers that the account's holder makes in the bank's app. The API Pix does not show them. */
export function createTransfers() {
  const made: { readonly amount: number; isBack: boolean }[] = [];
  let feesMinusTopUps = 0;
  return {
    /** The bank charges a fee, which appears on its statement alone. */
    chargeFee(amount: number): void {
      feesMinusTopUps += amount;
    },

    /** The holder pays into the account, by another way than Pix. */
    payIn(amount: number): void {
      feesMinusTopUps -= amount;
    },

    /** Transfers centavos. Returns the transfer's endToEndId. */
    transfer(amount: number): string {
      made.push({ amount, isBack: false });
      return `T${String(made.length).padStart(31, '0')}`;
    },

    forgetTransfers(): void {
      made.length = 0;
      feesMinusTopUps = 0;
    },

    /** The receiving bank returns a transfer, once. */
    sendBack(transferId: string): void {
      const one = made[Number(transferId.slice(1)) - 1];
      if (!one || one.isBack) throw new Error(`${transferId} cannot come back.`);
      one.isBack = true;
    },

    /** Centavos that left the account and did not come back. */
    transferred: (): number =>
      made.reduce((sum, { amount, isBack }) => sum + (isBack ? 0 : amount), feesMinusTopUps),
  };
}
