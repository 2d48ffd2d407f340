// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { competitionDefaults } from '@upper-bracket/shared/competition/competition'
import type { Applicant, ApplicantState } from '@upper-bracket/shared/entry/applicant'
import { expect, test } from 'vitest'
import { organizer } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { aCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import Applicants from './Applicants.tsx'

function anApplicant(uid: string, state: ApplicantState, more: Partial<Applicant> = {}): Applicant {
  return {
    uid,
    changes: 0,
    displayName: `Player ${uid}`,
    photoURL: null,
    rankTier: 54,
    steamProfileURL: '',
    askedAt: 1,
    joinId: `join-${uid}`,
    ...more,
    ...state,
  } as Applicant
}

async function open(
  language: 'ru' | 'en',
  applicants: readonly Applicant[],
  functions: Parameters<typeof renderPage>[0]['functions'] = {},
  changes: Partial<Competition> = {},
) {
  const competition = { ...aCompetition(changes), id: 'cup' }
  return renderPage({
    language,
    user: organizer,
    Page: () => <Applicants competition={competition} isQueued />,
    functions,
    documents: Object.fromEntries(
      applicants.map(each => [`${testCompetitionPath}/applicants/${each.uid}`, { ...each }]),
    ),
  })
}

test.each([
  {
    language: 'ru',
    texts: {
      admit: 'Принять 2',
      admitted: 'Принята 1 заявка. Мест нет: в листе ожидания ещё 1',
      decline: 'Отклонить 1',
      title: 'Отклонить 1 заявку?',
      reason: 'Причина',
      confirm: 'Отклонить',
    },
  },
  {
    language: 'en',
    texts: {
      admit: 'Admit 2',
      admitted: 'Admitted 1 request. No places left: 1 more on the waiting list',
      decline: 'Decline 1',
      title: 'Decline 1 request?',
      reason: 'Reason',
      confirm: 'Decline',
    },
  },
] as const)('organizers see all there is to decide on, and decide on many ($language)', async scene => {
  const { language, texts } = scene
  const { user, fill, calls } = await open(
    language,
    [
      anApplicant(
        'wolf',
        { state: 'requested' },
        { answers: [{ question: 'Where from?', answer: 'Ulm' }], messagingURL: 'https://t.me/wolf_anna' },
      ),
      anApplicant('bear', { state: 'requested' }, { rankTier: null, askedAt: 2 }),
      anApplicant('fox', { state: 'requested' }, { askedAt: 3 }),
    ],
    {
      decideApplicants: ({ uids, decision }) => ({
        outcomes:
          decision === 'decline'
            ? Object.fromEntries(uids.map(uid => [uid, 'declined' as const]))
            : { wolf: 'entered' as const, fox: 'waiting' as const },
      }),
    },
    { options: { ...competitionDefaults.options, rankRequired: true } },
  )
  const choose = async (name: string) => user.click(await screen.findByRole('checkbox', { name }))
  await screen.findByText('Where from?')
  screen.getByText('Ulm')
  screen.getByText('@wolf_anna')
  screen.getByText({ ru: 'Не указан ранг', en: 'The rank is missing' }[language])

  await choose('Player wolf')
  await choose('Player fox')
  await user.click(screen.getByRole('button', { name: texts.admit }))
  await screen.findByText(texts.admitted)

  await choose('Player bear')
  await user.click(screen.getByRole('button', { name: texts.decline }))
  const dialog = within(await screen.findByRole('dialog', { name: texts.title }))
  await fill(dialog.getByLabelText(texts.reason), ' Too many bears ')
  await user.click(dialog.getByRole('button', { name: texts.confirm }))
  await waitFor(() =>
    expect(calls.map(({ input }) => input)).toEqual([
      { competitionId: 'cup', uids: ['wolf', 'fox'], decision: 'admit' },
      { competitionId: 'cup', uids: ['bear'], decision: 'decline', reason: 'Too many bears' },
    ]),
  )
})

test('the waiting list is in its order, and those who were declined can still be admitted', async () => {
  const { user, calls } = await open(
    'en',
    [
      anApplicant('late', { state: 'waiting', ticket: 9 }, { askedAt: 1 }),
      anApplicant('early', { state: 'waiting', ticket: 2 }, { askedAt: 5 }),
      anApplicant('gone', { state: 'declined', cause: 'organizer', reason: 'Rude' }),
    ],
    { decideApplicants: () => ({ outcomes: { gone: 'applicant-gone' as const } }) },
  )
  const people = await screen.findAllByRole('checkbox', { name: /^Player/ })
  expect(people.map(box => box.getAttribute('aria-label'))).toEqual(['Player early', 'Player late'])
  await user.click(screen.getByRole('button', { name: 'Declined · 1' }))
  screen.getByText('Reason: Rude')
  await user.click(screen.getByRole('checkbox', { name: 'Player gone' }))
  expect(screen.queryByRole('button', { name: /^Decline \d/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Admit 1' }))
  await screen.findByText('This person no longer wants to take part')
  expect(calls).toHaveLength(1)
})

test('a team is decided on as a whole, by its members and what they lack', async () => {
  const members = [
    { uid: 'guest-bo', name: 'Bo', rankTier: 33 },
    { uid: 'guest-cub', name: 'Cub', rankTier: null },
  ]
  const team = { teamId: 'bears', name: 'Bears', discordLink: null, members }
  const { user, calls } = await open(
    'en',
    [anApplicant('bear', { state: 'requested' }, { team }), anApplicant('wolf', { state: 'requested' })],
    { decideApplicants: () => ({ outcomes: { bear: 'rank-required' as const } }) },
    { options: { ...competitionDefaults.options, wholeTeams: true, rankRequired: true } },
  )
  const rows = within(await screen.findByRole('list', { name: 'Players of team “Bears”' }))
  expect(rows.getAllByRole('listitem').map(row => row.textContent)).toEqual([
    expect.stringContaining('Bo'),
    expect.stringMatching(/Cub.*The rank is missing/),
  ])
  screen.getByText(/3 of 5/)
  await user.click(screen.getByRole('checkbox', { name: 'Bears, Player bear' }))
  await user.click(screen.getByRole('button', { name: 'Admit 1' }))
  await waitFor(() =>
    expect(calls.map(({ input }) => input)).toEqual([
      { competitionId: 'cup', uids: ['bear'], decision: 'admit' },
    ]),
  )
  await screen.findByText('Cub: The rank is missing')
})
