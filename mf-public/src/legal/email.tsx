/** "e-mail" on one line: browsers break lines after a hyphen. */
export const EMAIL = <span className="unbroken">e-mail</span>;
