// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { operatorViewAddress } from '@upper-bracket/shared/operator/operator'
import { expect, test, vi } from 'vitest'
import { CredentialsForm } from '#features/auth/sign-in/CredentialsForm.tsx'
import AllTournamentsPage from '#features/tournaments/AllTournamentsPage.tsx'
import { renderPage } from '#testing/renderPage.tsx'
import { aCompetition } from '#testing/testCompetition.ts'

/** A page asks until it has an answer. */
const answers = {
  [operatorViewAddress('imprint', 'en')]: { minAge: 16, signInMethods: [], demonstration: 'here' },
}

test('a page that got no answer asks again', async () => {
  // As nothing has asked yet.
  vi.resetModules()
  const { useDemonstration } = await import('./useDemonstration.ts')
  const Page = () => <p>Answer: {String(useDemonstration())}</p>
  const answersLater: Record<string, object> = {}
  await renderPage({ at: '/auth', language: 'en', answers: answersLater, Page })
  expect(await screen.findByText('Answer: null')).toBeTruthy()
  Object.assign(answersLater, answers)
  expect(await screen.findByText('Answer: here')).toBeTruthy()
})

test('a page that no function serves asks whether it is in a demonstration, which offers roles for sign-in', async () => {
  const Page = () => <CredentialsForm kind="present" />
  await renderPage({ at: '/auth', language: 'en', answers, Page })
  expect(await screen.findByRole('button', { name: 'I am a captain' })).toBeTruthy()
  expect(screen.queryByLabelText('Password')).toBeNull()
})

test('the public list of a demonstration shows those of nobody', async () => {
  const documents = {
    'competitions/house': aCompetition({ name: 'House cup', visitorUid: null }),
    'competitions/copy': aCompetition({ name: 'Copy', visitorUid: 'visitor' }),
    'competitions/old': aCompetition({ name: 'Old cup' }),
  }
  const user = { uid: 'visitor', email: '' }
  await renderPage({
    Page: AllTournamentsPage,
    at: '/tournaments',
    language: 'en',
    user,
    documents,
    answers,
  })
  // The sections have the same rows here.
  await screen.findAllByText('House cup')
  const shown = ['Copy', 'House cup', 'Old cup'].filter(name => screen.queryAllByText(name).length > 0)
  expect(shown).toEqual(['House cup'])
})
