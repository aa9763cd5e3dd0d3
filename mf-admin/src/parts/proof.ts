/** The identity of a Pix transfer (endToEndId), as the portal takes it as a proof. */
export const PROOF = /^[A-Za-z0-9]{32}$/;
