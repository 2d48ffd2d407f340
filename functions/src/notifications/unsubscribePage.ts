import type { Language } from '@upper-bracket/shared/profile/profile'

/** The states of the page: before the confirmation, after it, and for an invalid link. */
export type UnsubscribeState = 'asking' | 'done' | 'invalid'

/** Who unsubscribes: a person with an account, or an address that an organizer has entered. */
type Subject = 'account' | 'stranger'

const words: Readonly<
  Record<
    Language,
    Record<UnsubscribeState, { title: string; text: string }> & {
      stranger: Partial<Record<UnsubscribeState, { title: string; text: string }>>
      action: string
      back: string
    }
  >
> = {
  ru: {
    asking: {
      title: 'Отписаться от писем?',
      text: 'Уведомления останутся на сайте, а если вы подключили Telegram, то и в нём.',
    },
    done: {
      title: 'Писем больше не будет',
      text: 'Включить их снова можно в профиле.',
    },
    invalid: {
      title: 'Ссылка не подходит',
      text: 'Отключить письма можно в профиле.',
    },
    stranger: {
      asking: {
        title: 'Больше не получать приглашений?',
        text: 'Ни один организатор больше не сможет отправить с Upper Bracket приглашение на этот адрес.',
      },
      done: { title: 'Приглашений больше не будет', text: 'Ваш адрес для них закрыт навсегда.' },
    },
    action: 'Отписаться',
    back: 'Открыть профиль',
  },
  en: {
    asking: {
      title: 'Unsubscribe from e-mails?',
      text: 'Notifications stay on the site, and in Telegram if you have connected it.',
    },
    done: { title: 'No more e-mails', text: 'You can turn them on again in your profile.' },
    invalid: { title: 'This link does not work', text: 'You can turn e-mails off in your profile.' },
    stranger: {
      asking: {
        title: 'Get no more invitations?',
        text: 'No organizer will be able to send an invitation from Upper Bracket to this address again.',
      },
      done: { title: 'No more invitations', text: 'Your address is closed to them for good.' },
    },
    action: 'Unsubscribe',
    back: 'Open the profile',
  },
}

/**
 * The page behind the link in mails. It asks for confirmation, because mail scanners open every link. It contains
 * nothing from the request.
 */
export function unsubscribePage(state: UnsubscribeState, lang: Language, subject: Subject): string {
  const offered = subject === 'stranger' ? words[lang].stranger[state] : undefined
  const { title, text } = offered ?? words[lang][state]
  const { action, back } = words[lang]
  const next =
    state === 'asking'
      ? `<form method="post"><button>${action}</button></form>`
      : offered === undefined
        ? `<p><a href="/profile">${back}</a></p>`
        : ''
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title} · Upper Bracket</title>
<style>
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.5 system-ui,sans-serif;background:light-dark(#f2f3ee,#0b0d11);color:light-dark(#12151b,#eef1f6)}
main{max-width:26rem;padding:2rem 1.5rem;text-align:center}
h1{font-size:1.6rem;line-height:1.25;margin:0 0 .75rem;text-wrap:balance}
p{margin:0 0 1.5rem;text-wrap:balance}
button{font:inherit;font-weight:600;padding:.75rem 1.5rem;border:0;border-radius:.5rem;background:light-dark(#161b22,#c8ff3e);color:light-dark(#d9ff6b,#10140a);cursor:pointer}
a{color:inherit}
:focus-visible{outline:2px solid light-dark(#4b7500,#c8ff3e);outline-offset:3px}
</style>
</head>
<body><main><h1>${title}</h1><p>${text}</p>${next}</main></body>
</html>
`
}
