const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Whether a text from an address can be an id: the database refuses to compare any other. */
export const isUuid = (text: string): boolean => UUID.test(text);
