/**
 * What the portal is called. Texts take the name from here; the pages before a script, the manifest and the
 * auth e-mails, which cannot, are held to it by a test. SQL, the other e-mails and the legal texts write it out.
 */
export const PRODUCT_NAME = 'Vínculo';
