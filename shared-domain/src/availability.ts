/**
 * Stated availability on a public profile. It does not restrict booking, nor do a professional's weekly
 * hours.
 */
export const AVAILABILITY_TEXT = 'Segunda a sexta, 8h às 18h. Sábado, 8h às 12h.';
