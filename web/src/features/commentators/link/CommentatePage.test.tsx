// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { aRequest } from '@upper-bracket/shared/commentators/testing/aRequest'
import { expect, test } from 'vitest'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { ownPath } from '#platform/addresses/ownPath.ts'
import { axeFaults } from '#testing/axeFaults.ts'
import { person } from '#testing/people.ts'
import { refused, renderPage } from '#testing/renderPage.tsx'
import { aCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import CommentatePage from './CommentatePage.tsx'

const secret = 'S'.repeat(22)
const wolf = person('wolf')
const at = hrefs.commentate('cup', 'request', secret)

function open(scene: Partial<Parameters<typeof renderPage>[0]>) {
  return renderPage({
    at,
    Page: CommentatePage,
    language: 'en',
    documents: {
      [testCompetitionPath]: aCompetition(),
      [`${testCompetitionPath}/commentators/request`]: {
        ...aRequest,
        commentatorUid: 'wolf',
        displayName: 'Wolf',
      },
    },
    ...scene,
  })
}

test.each([
  ['ru', /Вас приглашают комментировать «Winter Cup»/, ['Зарегистрироваться', 'Войти']],
  ['en', /You are invited to commentate “Winter Cup”/, ['Sign up', 'Sign in']],
] as const)(
  'asks to sign up or in, keeps the secret until then, and shows nothing before (%s)',
  async (language, title, ways) => {
    const { calls } = await open({ language })
    await screen.findByRole('heading', { level: 1, name: title })
    for (const name of ways) {
      const way = new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href)
      expect(ownPath(way.searchParams.get('next'))).toBe(at)
    }
    expect(screen.queryByText('Finals on Saturday')).toBeNull()
    expect(calls).toEqual([])
  },
)

test('opens the link for the signed-in user, and shows the request with both answers', async () => {
  const { calls } = await open({ user: wolf, functions: { openCommentatorLink: () => ({}) } })
  await screen.findByText('Finals on Saturday')
  screen.getByRole('button', { name: 'Confirm' })
  screen.getByRole('button', { name: 'Decline' })
  expect(await axeFaults()).toEqual([])
  expect(calls).toEqual([
    { name: 'openCommentatorLink', input: { competitionId: 'cup', requestId: 'request', secret } },
  ])
})

test.each([
  ['link-taken', /Somebody else has opened this link/],
  ['link-invalid', /no longer valid/],
  ['link-for-commentator', /You run this tournament/],
] as const)('says why it does not open: %s', async (code, sentence) => {
  await open({
    user: wolf,
    functions: {
      openCommentatorLink: () => {
        throw refused(code)
      },
    },
  })
  await screen.findByText(sentence)
  expect(screen.queryByText('Finals on Saturday')).toBeNull()
})

test('opens the link of the bot, which has no secret', async () => {
  const { calls } = await open({
    at: at.slice(0, at.indexOf('#')),
    user: wolf,
    functions: { openCommentatorLink: () => ({}) },
  })
  await screen.findByText('Finals on Saturday')
  expect(calls).toMatchObject([{ name: 'openCommentatorLink', input: { secret: null } }])
})

test.each([at.slice(0, -1), hrefs.commentate('none', 'request', secret)])('%s is no link', async address => {
  await open({ at: address, user: wolf })
  await screen.findByText('There is no such link')
})
