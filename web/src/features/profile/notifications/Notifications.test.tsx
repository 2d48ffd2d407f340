// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { newProfile } from '@upper-bracket/shared/profile/newProfile'
import type { Profile } from '@upper-bracket/shared/profile/profile'
import { expect, test } from 'vitest'
import { useOwnProfile } from '#documents/profile.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { Notifications } from './Notifications.tsx'

const email = 'wolf@example.org'

function onProfile(changes: Partial<Profile>, account: { email: string | null; emailVerified: boolean }) {
  const Page = () => {
    const profile = useOwnProfile().data?.value
    return profile == null ? null : <Notifications uid="wolf" profile={profile} account={account} />
  }
  const profile = { ...newProfile({ email, displayName: 'Wolf' }, 0), ...changes }
  return renderPage({
    at: '/profile',
    Page,
    user: { uid: 'wolf', email },
    documents: { 'profiles/wolf': profile },
    functions: {
      createCalendarLink: ({ secret }) => ({ url: `https://example.org/api/calendars/${secret}.ics` }),
    },
  })
}

const boxes = () =>
  screen
    .queryAllByRole('checkbox')
    .flatMap(box => ((box as HTMLInputElement).checked ? box.getAttribute('aria-label') : []))

test('shows where each topic goes as long as nothing was chosen, and keeps a choice for one topic', async () => {
  const { user, firestore } = await onProfile({ telegramConnected: true }, { email, emailVerified: true })
  const mail = await screen.findByRole('checkbox', { name: 'Проверки готовности: Почта' })
  expect(boxes().every(label => label?.endsWith(': Telegram'))).toBe(true)
  await screen.findByText(/^Пока вы не меняли/)

  await user.click(mail)
  await waitFor(() =>
    expect(firestore.read('profiles/wolf')).toMatchObject({
      channelChoices: { readiness: { telegram: true, email: true } },
    }),
  )
  await user.click(screen.getByRole('checkbox', { name: 'Проверки готовности: Telegram' }))
  await waitFor(() =>
    expect(firestore.read('profiles/wolf')).toMatchObject({
      channelChoices: { readiness: { telegram: false, email: true } },
    }),
  )
})

test('offers only channels that are set up and turned on, and says what is missing', async () => {
  const { user } = await onProfile({}, { email, emailVerified: false })
  await screen.findByText('Сначала подтвердите почту в разделе входа')
  expect(screen.getByText('Сначала подключите Telegram')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  cleanup()

  await onProfile({}, { email, emailVerified: true })
  expect(await screen.findAllByRole('columnheader')).toHaveLength(1)
  await user.click(screen.getByRole('switch', { name: 'Писать на почту' }))
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull())
})

test('makes the address of an own calendar, another one each time', async () => {
  const { user, calls } = await onProfile({}, { email, emailVerified: true })
  for (const attempt of [0, 1]) {
    await user.click(await screen.findByRole('button', { name: 'Получить адрес' }))
    const dialog = await screen.findByRole('dialog', { name: 'Календарь' })
    const { secret } = (calls[attempt]?.input ?? {}) as { readonly secret?: string }
    expect(dialog.textContent).toContain(`https://example.org/api/calendars/${secret}.ics`)
    expect(screen.getByRole('link', { name: 'Открыть в календаре' }).getAttribute('href')).toBe(
      `webcal://example.org/api/calendars/${secret}.ics`,
    )
    await user.click(screen.getByRole('button', { name: 'Закрыть' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  expect(new Set(calls.map(({ input }) => JSON.stringify(input))).size).toBe(2)
})
