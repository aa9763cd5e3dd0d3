/**
 * The product name for the functions, which are deployed without the portal's packages. A test compares it
 * with shared-domain/product.
 */
export const PRODUCT_NAME = 'Vínculo';
