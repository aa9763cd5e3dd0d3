import { PROOF } from '../../parts/proof';
import { copy } from './copy';
import type { Transfer } from './write-payouts';

/** How a transfer is named in the file for the bank: the first eight characters of its line's id. */
export const referenceOf = (lineId: string): string => lineId.slice(0, 8).toUpperCase();

export type ProofList =
  { readonly transfers: readonly Transfer[]; readonly fault: null } | { readonly fault: string };

const WORDS = /[\s;,|"']+/;
const REFERENCE = /^[0-9A-F]{8}$/;

/**
 * Reads a pasted list, one transfer a line: its reference and its code, in either order, among other words.
 * @param payable the ids of the lines that are still to be paid
 */
export function readProofList(text: string, payable: readonly string[]): ProofList {
  const transfers: Transfer[] = [];
  const seen = new Set<string>();
  for (const [place, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const words = line.split(WORDS);
    const e2eid = words.find((word) => PROOF.test(word));
    if (e2eid === undefined) return { fault: copy.proofs.noCode(place + 1) };
    const references = words.map((word) => word.toUpperCase()).filter((word) => REFERENCE.test(word));
    const lineIds = payable.filter((id) => references.includes(referenceOf(id)));
    const [lineId] = lineIds;
    if (lineId === undefined || lineIds.length > 1) return { fault: copy.proofs.noLine(place + 1) };
    if (seen.has(e2eid) || seen.has(lineId)) return { fault: copy.proofs.twice(place + 1) };
    seen.add(e2eid).add(lineId);
    transfers.push({ lineId, e2eid });
  }
  return transfers.length > 0 ? { transfers, fault: null } : { fault: copy.proofs.missing };
}
