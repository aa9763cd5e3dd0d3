/**
 * What the portal is called, for the functions: they are deployed on their own, without the portal's packages. A test
 * holds it to shared-domain/product.
 */
export const PRODUCT_NAME = 'Vínculo';
