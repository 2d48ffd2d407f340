const gmail = new Set(['gmail.com', 'googlemail.com'])

/**
 * Returns the mailbox that a mail address stands for, by which mails are counted and refused: without a tag (`+cup`),
 * and in Gmail without dots. Mails go to the address as it was typed.
 */
export function canonicalAddress(email: string): string {
  const [, typed = '', domain = ''] = /^(.*)@(.*)$/.exec(email.toLowerCase()) ?? []
  const local = typed.replace(/(?<=.)\+.*$/, '')
  return gmail.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}
