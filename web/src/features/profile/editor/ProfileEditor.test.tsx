// @vitest-environment happy-dom

import { screen } from '@testing-library/react'
import { newProfile } from '@upper-bracket/shared/profile/newProfile'
import { profileVisibility } from '@upper-bracket/shared/profile/profileVisibility'
import { expect, test } from 'vitest'
import { person } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { ProfileEditor } from './ProfileEditor.tsx'

const profile = newProfile({ email: null, displayName: 'Wolf' }, 0)
const fields = ['displayName', 'realName', 'steamNickname', 'steamProfileURL', 'messagingURL'] as const

const seenBy = {
  ru: {
    everyone: /^Видят все/,
    organizers: /^Видите вы и организаторы турниров, в которых вы участвуете или просите участвовать/,
    owner: /^Видите только вы/,
  },
  en: {
    everyone: /^Everyone can see this/,
    organizers: /^You and the organizers of tournaments you take part in or ask to join can see this/,
    owner: /^Only you can see this/,
  },
} as const

test.each(['ru', 'en'] as const)('beneath each field it says who sees it (%s)', async language => {
  const { container } = await renderPage({
    Page: () => <ProfileEditor uid="wolf" profile={profile} />,
    language,
    user: person('wolf'),
  })
  await screen.findAllByRole('textbox')
  for (const field of fields) {
    const input = container.querySelector(`[name="${field}"]`)
    const hint = document.getElementById(input?.getAttribute('aria-describedby') ?? '')
    expect(hint?.textContent, field).toMatch(seenBy[language][profileVisibility[field]])
  }
})
