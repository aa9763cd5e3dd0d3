/** Path of a consultation's page. */
export const consultationAddress = (id: string): string => `/admin/consultas/${id}`;
