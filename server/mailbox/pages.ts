import { copy } from './copy.ts';
import { html, type Html } from './html.ts';

/** One e-mail of the mailbox. */
export interface MailMessage {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** When it was sent, UTC ISO text. */
  readonly sentAt: string;
  readonly calendar?: { readonly ics: string };
}

const TIME = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
});

const timeOf = ({ sentAt }: MailMessage) =>
  html`<time datetime="${sentAt}">${TIME.format(new Date(sentAt))}</time>`;

function page(title: string, main: Html): Html {
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${copy.title}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/_mail/mailbox.css" />
      </head>
      <body>
        <header>
          <p><a href="/_mail">${copy.title}</a></p>
          <p><a href="/">${copy.portal}</a></p>
        </header>
        <main>${main}</main>
      </body>
    </html>`;
}

/** The list of all messages, in the order given. */
export function listPage(messages: readonly MailMessage[]): Html {
  const rows = messages.map(
    (message) =>
      html`<li>
        <a href="/_mail/${message.id}">${message.subject}</a>
        <span>${copy.to(message.to)} · ${timeOf(message)}</span>
      </li>`,
  );
  const list = html`<ol>
    ${rows}
  </ol>`;
  return page(
    copy.list,
    html`<h1>${copy.list}</h1>
      <p>${copy.explanation} <a href="/_mail">${copy.refresh}</a></p>
      ${rows.length ? list : html`<p>${copy.empty}</p>`}`,
  );
}

/** One message: as HTML in its own frame, or as text. */
export function messagePage(message: MailMessage, view: 'html' | 'text'): Html {
  const body =
    view === 'html'
      ? html`<iframe
          title="${copy.frame}"
          src="/_mail/${message.id}/html"
          sandbox="allow-top-navigation-by-user-activation"
        ></iframe>`
      : html`<pre>${message.text}</pre>`;
  const tab = (name: 'html' | 'text', href: string) =>
    html`<a href="${href}" ${name === view ? html`aria-current="page"` : ''}>${copy.views[name]}</a>`;
  return page(
    message.subject,
    html`<h1>${message.subject}</h1>
      <p>${copy.to(message.to)} · ${timeOf(message)}</p>
      <nav aria-label="${copy.viewsLabel}">
        ${tab('html', `/_mail/${message.id}`)} ${tab('text', `/_mail/${message.id}/text`)}
      </nav>
      ${
        message.calendar
          ? html`<p><a href="/_mail/${message.id}/calendar.ics" download>${copy.calendar}</a></p>`
          : ''
      }
      ${body}`,
  );
}

/** The page for a missing e-mail. */
export function missingPage(): Html {
  return page(
    copy.missing,
    html`<h1>${copy.missing}</h1>
      <p><a href="/_mail">${copy.back}</a></p>`,
  );
}
