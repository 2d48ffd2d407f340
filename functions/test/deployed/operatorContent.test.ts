import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { operatorContent, ownText } from '../../src/operator/operatorContent.ts'

test('the text of a page is the first file of the operator with its name, if there is one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upper-bracket-operator-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [first, second] = [join(folder, 'first'), join(folder, 'second')]
  expect(await ownText('terms.ru.md', [first, second])).toBeNull()
  await mkdir(second)
  await writeFile(join(second, 'terms.ru.md'), '# Own')
  expect(await ownText('terms.ru.md', [first, second])).toBe('# Own')
  expect(await ownText('terms.en.md', [first, second])).toBeNull()
  // What cannot be read is no reason to show the template.
  await mkdir(join(second, 'privacy.ru.md'))
  await expect(ownText('privacy.ru.md', [second])).rejects.toThrow('EISDIR')
})

test('parameters configure the pages, and the recipients that they name', async () => {
  const parameters = {
    OPERATOR_NAME: 'Wolf Cups',
    OPERATOR_ADDRESS: 'Berlin',
    OPERATOR_CONTACT: 'legal@wolf.example',
    OPERATOR_MIN_AGE: '18',
    TELEGRAM_BOT_NAME: 'wolf_bot',
    DISCORD_CLIENT_ID: '',
    GOOGLE_SIGN_IN: 'true',
  }
  onTestFinished(() => void vi.unstubAllEnvs())
  for (const [name, value] of Object.entries(parameters)) vi.stubEnv(name, value)
  const { isConfigured, minAge, signInMethods, text } = await operatorContent('privacy', 'en')
  expect({ isConfigured, minAge, signInMethods }).toEqual({
    isConfigured: true,
    minAge: 18,
    signInMethods: ['google'],
  })
  expect(text).toContain('Wolf Cups')
  expect(text).toContain('**Telegram**')
  // Organizers announce there through webhooks of their own.
  expect(text).toContain('**Discord**, if organizers announce')
  expect(text).not.toContain('**Discord**, if you sign in')
})
