/**
 * What the portal is called. Texts take the name from here; those that cannot (pages before a script, e-mails, SQL,
 * legal texts, which are kept to the letter) are held to it by a test.
 */
export const PRODUCT_NAME = 'Vínculo';
