import { CONTACT_EMAIL_INVALID, CONTACT_FIELDS_REQUIRED, contactFault, type ContactMessage } from './contact';

describe('a contact message', () => {
  const message: ContactMessage = {
    fullName: 'Ana',
    email: 'ana@exemplo.com',
    userType: 'patient',
    subject: 'Dúvida',
    message: 'Olá',
  };

  it('can be sent when complete', () => {
    expect(contactFault(message)).toBeNull();
  });

  it.each(['fullName', 'email', 'subject', 'message'] as const)('is not sent without %s', (field) => {
    expect(contactFault({ ...message, [field]: '  ' })).toBe(CONTACT_FIELDS_REQUIRED);
  });

  it('is not sent with what nobody can see, but may be a sign alone', () => {
    for (const field of ['fullName', 'subject', 'message'])
      expect(contactFault({ ...message, [field]: '\u200b' })).toBe(CONTACT_FIELDS_REQUIRED);
    expect(contactFault({ ...message, message: '?' })).toBeNull();
  });

  it('is not sent without saying who writes, nor without a valid e-mail', () => {
    expect(contactFault({ ...message, userType: null })).toBe(CONTACT_FIELDS_REQUIRED);
    expect(contactFault({ ...message, email: 'ana@' })).toBe(CONTACT_EMAIL_INVALID);
  });
});
