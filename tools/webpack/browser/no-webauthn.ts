// Replaces the Supabase client's passkeys and security keys, which the portal does not offer.

const unsupported = (): never => {
  throw new Error('WebAuthn is not part of this build: see tools/webpack/lighter-libraries.ts');
};

/** The client creates one at its start. */
export class WebAuthnApi {
  register = unsupported;
  authenticate = unsupported;
}

export {
  unsupported as browserSupportsWebAuthn,
  unsupported as createCredential,
  unsupported as deserializeCredentialCreationOptions,
  unsupported as deserializeCredentialRequestOptions,
  unsupported as getCredential,
  unsupported as serializeCredentialCreationResponse,
  unsupported as serializeCredentialRequestResponse,
  unsupported as webAuthnAbortService,
};
