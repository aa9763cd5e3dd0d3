import type { Clock } from '../clock.ts';
import type { Mailbox } from './mailbox.ts';
import { plainText, renderTemplate, subjectOf, type MailVariables } from './template.ts';

/** The e-mails that sign-in needs; the names are those of Supabase's config.toml. */
export type MailKind = 'confirmation' | 'magic_link' | 'recovery';

/** The HTML of supabase/templates, by kind. */
export type MailTemplates = Readonly<Record<MailKind, string>>;

/** Sends the sign-in e-mails. */
export interface Mailer {
  /** @param lifeMs how long the code and the link are valid; later the e-mail is of no use */
  send(kind: MailKind, variables: MailVariables, lifeMs: number): Promise<void>;
}

/** Renders the templates into a mailbox. */
export function createMailer(mailbox: Mailbox, templates: MailTemplates, clock: Clock): Mailer {
  return {
    async send(kind, variables, lifeMs) {
      const now = clock.now();
      const template = templates[kind];
      const html = renderTemplate(template, variables);
      const mail = {
        to: variables.Email,
        subject: subjectOf(template),
        html,
        text: plainText(html),
        notAfter: new Date(now + lifeMs).toISOString(),
      };
      await mailbox.send(mail, new Date(now).toISOString());
    },
  };
}
