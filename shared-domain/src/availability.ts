/** Stated availability on a public profile. It does not restrict booking, and neither does a professional's own week. */
export const AVAILABILITY_TEXT = 'Segunda a sexta, 8h às 18h. Sábado, 8h às 12h.';
