/**
 * The product name. Texts use this constant; prerendered pages, the manifest and auth e-mails, which cannot,
 * are compared with it by a test, and so are the one place in SQL (private.product_name) and the one in the
 * edge functions. The legal texts contain it literally.
 */
export const PRODUCT_NAME = 'Vínculo';
