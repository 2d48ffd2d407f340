import { mark } from '@upper-bracket/shared/preview/mark'
import type { Language } from '@upper-bracket/shared/profile/profile'
import type { Message } from './channel.ts'

interface Mail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** The addresses of the profile page, of the page that unsubscribes from all mails, and of the product's icon. */
interface Addresses {
  readonly icon: string
  readonly profile: string
  readonly unsubscribe: string
}

const words: Readonly<
  Record<Language, Readonly<Record<'why' | 'choose' | 'unsubscribe' | 'refuse', string>>>
> = {
  ru: {
    why: 'Вы получили это письмо, потому что в вашем профиле на Upper Bracket включены уведомления по почте.',
    choose: 'Выбрать, о чём писать',
    unsubscribe: 'Отписаться от всех писем',
    refuse: 'Больше не получать приглашений',
  },
  en: {
    why: 'You received this e-mail because e-mail notifications are on in your Upper Bracket profile.',
    choose: 'Choose what we e-mail you about',
    unsubscribe: 'Unsubscribe from all mails',
    refuse: 'Get no more invitations',
  },
}

/** Builds the mail for a message, as text and as HTML. */
export function mailOf(
  { lang, text, url, stranger }: Message,
  { profile, unsubscribe, icon }: Addresses,
): Mail {
  const { title, body, action } = text
  const { choose, unsubscribe: stopAll, refuse } = words[lang]
  const why = stranger?.why ?? words[lang].why
  const stop = stranger === undefined ? stopAll : refuse
  return {
    subject: title,
    text: [
      title,
      body,
      `${action}: ${url}`,
      '--',
      why,
      ...(stranger === undefined ? [`${choose}: ${profile}`] : []),
      `${stop}: ${unsubscribe}`,
    ].join('\n\n'),
    html: `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:24px 16px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:520px;margin:0 auto">
<p style="margin:0 0 24px;font-size:16px;font-weight:700"><img src="${escaped(icon)}" width="32" height="32" alt="" style="vertical-align:middle;margin-right:10px;border-radius:7px">Upper Bracket</p>
<h1 style="margin:0 0 12px;font-size:22px;line-height:1.3">${escaped(title)}</h1>
<p style="margin:0 0 24px">${escaped(body).replaceAll('\n', '<br>')}</p>
<p style="margin:0 0 32px"><a href="${escaped(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${mark.ground};color:${mark.tip.colour};font-weight:600;text-decoration:none">${escaped(action)}</a></p>
<p style="margin:0;padding-top:16px;border-top:1px solid #8884;font-size:13px;color:#888">${escaped(why)}<br>
${stranger === undefined ? `<a href="${escaped(profile)}" style="color:#888">${escaped(choose)}</a> · ` : ''}<a href="${escaped(unsubscribe)}" style="color:#888">${escaped(stop)}</a></p>
</div>
</body>
</html>
`,
  }
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
