import type { ReactNode } from 'react';

const EMAIL_WORD = /(e-mails?)/i;

/** A text whose "e-mail" stays on one line: browsers break lines after the hyphen. Other content is unchanged. */
export function unbroken(content: ReactNode): ReactNode {
  if (typeof content !== 'string' || !EMAIL_WORD.test(content)) return content;
  return content.split(EMAIL_WORD).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
