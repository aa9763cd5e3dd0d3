/**
 * What the portal is called. Texts take the name from here; the pages before a script, the manifest and the
 * auth e-mails, which cannot, are held to it by a test, and so are the one place of it in SQL (private.product_name) and
 * the one in the edge functions. The legal texts write it out.
 */
export const PRODUCT_NAME = 'Vínculo';
