import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { localProjectId } from '@upper-bracket/shared/local/localProjectId'
import { oneRequest } from '@upper-bracket/shared/local/oneRequest'
import { createTransport } from 'nodemailer'
import * as z from 'zod'
import { authMail, unsentMail } from './authMail.ts'

const every = 500
const listed = z.object({ oobCodes: z.array(unsentMail).default([]) })

/**
 * Sends the mails that the Auth emulator only lists to the inbox. Codes listed at the start come from an earlier run
 * and are not sent again. Returns the function that stops it.
 */
export async function sendAuthMails(page: number): Promise<() => Promise<void>> {
  const { auth, smtp } = emulatorPorts(page)
  const list = `http://127.0.0.1:${auth}/emulator/v1/projects/${localProjectId}/oobCodes`
  const post = createTransport({ host: '127.0.0.1', port: smtp, secure: false, ignoreTLS: true, pool: true })
  const unsent = async () => {
    const response = await fetch(list, { headers: oneRequest }).catch(() => undefined)
    return response?.ok ? listed.parse(await response.json()).oobCodes : []
  }
  const known = new Set((await unsent()).map(({ oobCode }) => oobCode))
  const look = async () => {
    for (const mail of await unsent()) {
      if (known.has(mail.oobCode)) continue
      known.add(mail.oobCode)
      await post.sendMail({
        from: 'Upper Bracket <noreply@localhost>',
        ...authMail(mail, `http://127.0.0.1:${page}`),
      })
    }
  }

  let looking = Promise.resolve()
  const clock = setInterval(() => {
    looking = looking.then(look).catch(error => console.error('A mail could not be sent:', error))
  }, every)
  return async () => {
    clearInterval(clock)
    await looking
    post.close()
  }
}
