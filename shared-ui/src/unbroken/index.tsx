import type { ReactNode } from 'react';

/** "e-mail", telephone numbers and names of downloads. */
const UNIT = /(e-mails?|\(\d{2}\) \d{4,5}-\d{4}|vinculo-[\w-]+\.\w+)/i;

/** A text whose "e-mail" and numbers stay on one line: browsers break lines after a hyphen. Other content is unchanged. */
export function unbroken(content: ReactNode): ReactNode {
  if (typeof content !== 'string' || !UNIT.test(content)) return content;
  return content.split(UNIT).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
