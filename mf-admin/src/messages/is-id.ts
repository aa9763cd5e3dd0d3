const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text from the address can be an identifier; asking the database for another would be an error. */
export const isId = (text: string): boolean => UUID.test(text);
