// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { emptyQueue } from '@upper-bracket/shared/competition/entryQueue'
import type { Applicant, ApplicantState } from '@upper-bracket/shared/entry/applicant'
import { newProfile } from '@upper-bracket/shared/profile/newProfile'
import { expect, test, vi } from 'vitest'
import { useMyParticipation } from '#documents/ownPlayer.ts'
import { keepJoinIntent } from '#platform/joinIntent.ts'
import { aPlayer } from '#testing/entrants.ts'
import { person } from '#testing/people.ts'
import { refused, renderPage } from '#testing/renderPage.tsx'
import { aCompetition, hour, testCompetitionPath } from '#testing/testCompetition.ts'
import { JoinOrLeave } from './JoinOrLeave.tsx'

const address = vi.hoisted(() => ({ isVerified: false }))
vi.mock('#platform/firebase/authMails.ts', () => ({ isEmailVerified: async () => address.isVerified }))

const wolf = person('wolf')
const entry = `${testCompetitionPath}/players/${wolf.uid}`

interface Opened {
  readonly at?: string
  readonly isNew?: boolean
  readonly changes?: Partial<Competition>
  readonly user?: typeof wolf | null
  readonly takesPart?: boolean
  readonly language?: 'en' | 'ru'
  /** The viewer's application. */
  readonly applicant?: ApplicantState & Pick<Applicant, 'team'>
  readonly joinCompetition?: () => { readonly became: 'entered' }
}

function open(opened: Opened = {}) {
  const { at = '/competitions/cup', isNew = false, changes = {}, user = wolf, takesPart = true } = opened
  const { language = 'en', applicant } = opened
  const { joinCompetition = () => ({ became: 'entered' as const }) } = opened
  const competition = { ...aCompetition(changes), id: 'cup' }
  return renderPage({
    at,
    Page: () => <JoinOrLeave competition={competition} own={useMyParticipation(competition)} />,
    language,
    isUnused: true,
    ...(user && { user }),
    documents: {
      [testCompetitionPath]: competition,
      [`profiles/${wolf.uid}`]: {
        ...newProfile({ email: wolf.email, displayName: 'Wolf' }, 0),
        ...(!isNew && { dota: { RankTier: 33 } }),
      },
      ...(takesPart && { [entry]: aPlayer(wolf.uid) }),
      ...(applicant && {
        [`${testCompetitionPath}/applicants/${wolf.uid}`]: { uid: wolf.uid, changes: 0, ...applicant },
      }),
    },
    functions: {
      leaveCompetition: () => ({}),
      joinCompetition,
      enterTeam: () => ({ became: 'waiting' as const }),
      confirmPlace: () => ({}),
      withdrawApplication: () => ({}),
      acceptCode: () => {
        throw refused('code-unknown')
      },
    },
  })
}

/** The button, once its code is loaded. */
const joinButton = () =>
  vi.waitFor(() => {
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Join' })
    expect(button.disabled).toBe(false)
    return button
  })

const sentence = 'You no longer take part in this tournament'

test('a player who is removed while the page is open is told, until they join again', async () => {
  const { firestore } = await open()
  await screen.findByText('You are in')
  firestore.put(entry, null)
  await screen.findByText(sentence)
  expect(screen.getByRole('button', { name: 'Join' })).toBeTruthy()
  firestore.put(entry, aPlayer(wolf.uid))
  await screen.findByText('You are in')
  expect(screen.queryByText(sentence)).toBeNull()
})

test('a player who leaves is not', async () => {
  const { firestore, user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Leave tournament' }))
  const dialog = await screen.findByRole('dialog')
  await user.click([...dialog.querySelectorAll('button')].at(-1) ?? dialog)
  await screen.findByText('You have left the tournament')
  firestore.put(entry, null)
  await screen.findByRole('button', { name: 'Join' })
  expect(screen.queryByText(sentence)).toBeNull()
})

test('that the registration is closed is said, and after the start nothing, to those who do not take part', async () => {
  const over = { registrationDeadline: Date.now() - hour }
  await open({ changes: over, user: null })
  await screen.findByText(/^Registration is closed/)
  for (const user of [null, wolf]) {
    cleanup()
    await open({ changes: { ...over, status: 'running' }, user, takesPart: false })
    await vi.waitFor(() => expect(document.querySelector('[data-awaits=session]')).toBeNull())
    expect(document.body.textContent).toBe('')
  }
})

test('an organizer is not sent to the organizer of a closed registration', async () => {
  await open({ changes: { registrationDeadline: Date.now() - hour, ownerUid: wolf.uid }, takesPart: false })
  await screen.findByText('Registration is closed. Extend it in the settings, or add players yourself')
})

test('a player who is removed after the start is told, without a way back', async () => {
  const { firestore } = await open({ changes: { status: 'running' } })
  await screen.findByText('You are in')
  firestore.put(entry, null)
  await screen.findByText(sentence)
  expect(screen.queryByRole('button')).toBeNull()
})

test('joining again after a lost answer repeats the same call', async () => {
  const { user, calls } = await open({
    takesPart: false,
    joinCompetition: () => {
      throw new Error('the answer is lost')
    },
  })
  await user.click(await joinButton())
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  await user.click(await joinButton())
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  const [first, second] = calls.map(({ input }) => input)
  expect(second).toEqual(first)
})

test('joining again after a removal that came before the answer is another attempt', async () => {
  const { user, calls } = await open({
    takesPart: false,
    joinCompetition: () => {
      throw refused('id-taken')
    },
  })
  await user.click(await joinButton())
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  await user.click(await joinButton())
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  const [first, second] = calls.map(({ input }) => input)
  expect(second).not.toEqual(first)
})

const back = '/competitions/cup?join'
const pressed = () => keepJoinIntent({ id: 'cup', name: 'Winter Cup' })

test('a stranger who presses the button signs up first, and comes back to joining', async () => {
  const { user, router } = await open({ user: null, takesPart: false })
  const button = await screen.findByRole('link', { name: 'Join' })
  expect(button.getAttribute('href')).toBe(`/auth/signup?next=${encodeURIComponent(back)}`)
  await user.click(button)
  expect(sessionStorage.getItem('upper-bracket.join')).toContain('cup')
  expect(router.state.location.pathname).toBe('/auth/signup')
})

test('who pressed the button before signing in joins at once, and only once', async () => {
  pressed()
  const { calls, router, firestore } = await open({ at: back, takesPart: false })
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.name).toBe('joinCompetition')
  expect(router.state.location.search).toBe('')
  firestore.put(entry, aPlayer(wolf.uid))
  await screen.findByText('You are in')
  firestore.put(entry, null)
  await screen.findByText(sentence)

  // Reloading the page, or opening its address again.
  cleanup()
  const again = await open({ at: back, takesPart: false })
  await screen.findByRole('dialog', { name: 'Join this tournament?' })
  expect(again.calls).toEqual([])
})

test('a newcomer who pressed the button is asked for what is missing, and then is in', async () => {
  pressed()
  const { user, calls } = await open({ at: back, takesPart: false, isNew: true })
  const dialog = await screen.findByRole('dialog', { name: 'Before you join' })
  expect(calls).toEqual([])
  await user.click([...dialog.querySelectorAll('button')].at(-1) ?? dialog)
  await vi.waitFor(() => expect(calls).toHaveLength(1))
})

test('a link joins nobody without a press', async () => {
  keepJoinIntent({ id: 'another', name: 'Another Cup' })
  const { user, calls, router } = await open({ at: back, takesPart: false })
  const dialog = await screen.findByRole('dialog', { name: 'Join this tournament?' })
  expect(router.state.location.search).toBe('')
  expect(calls).toEqual([])
  await user.click([...dialog.querySelectorAll('button')].at(-1) ?? dialog)
  await vi.waitFor(() => expect(calls).toHaveLength(1))
})

test('an intent ends with the hour, and when its author comes back without signing in', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 2 * hour })
  pressed()
  vi.useRealTimers()
  await open({ at: back, takesPart: false })
  await screen.findByRole('dialog')
  cleanup()

  pressed()
  await open({ user: null, takesPart: false })
  await screen.findByRole('link', { name: 'Join' })
  expect(sessionStorage.getItem('upper-bracket.join')).toBeNull()
})

test('why it did not work is said to those who signed in to join', async () => {
  for (const [changes, reason] of [
    [{ registrationDeadline: Date.now() - hour }, /^Registration is closed/],
    [{ status: 'running' }, /tournament has started/],
    [{ status: 'finished' }, /over/],
    [{ playerCount: 10_000, options: { ...options, waitingList: false } }, /full/],
  ] as const) {
    pressed()
    const { calls } = await open({ at: back, takesPart: false, changes })
    await screen.findByText(reason)
    expect(calls).toEqual([])
    cleanup()
  }
  pressed()
  await open({
    at: back,
    takesPart: false,
    joinCompetition: () => {
      throw refused('competition-full', { players: 10 })
    },
  })
  await screen.findByText(/full/)
})

const { options } = aCompetition()
const strict = { ...options, rankRequired: true, steamRequired: true, emailRequired: true }
const ranged = { options: { ...options, rankBasis: 'rating', rankFrom: 2000, rankTo: 4000 } } as const

test('strangers read what joining requires, and newcomers what they lack, until they have it', async () => {
  await open({ user: null, changes: { options: strict } })
  await screen.findByText('To join you need: a rank, Steam, a confirmed e-mail')
  cleanup()

  // The dialog asks for the rank.
  const { firestore } = await open({ takesPart: false, isNew: true, changes: { options: strict } })
  await screen.findByText(/^Link Steam in your profile/)
  const lead = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href')
  expect([lead('Open profile'), lead('Confirm e-mail')]).toEqual([
    '/profile',
    '/auth/email/verification?next=%2Fcompetitions%2Fcup',
  ])
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull()
  firestore.put(`profiles/${wolf.uid}`, {
    ...newProfile({ email: wolf.email, displayName: 'Wolf' }, 0),
    steamID: '76',
  })
  await vi.waitFor(() => expect(lead('Open profile')).toBeUndefined())
  address.isVerified = true
  dispatchEvent(new Event('focus'))
  await screen.findByRole('button', { name: 'Join' })
})

test('a newcomer whose rank is out of range reads the range, and the dialog takes no such rank', async () => {
  const ofRating = (rating: number | null) => ({ dota: { RankTier: 33, rating } })
  const { firestore, user, fill, calls } = await open({ takesPart: false, changes: ranged })
  const rated = (rating: number | null) =>
    firestore.put(`profiles/${wolf.uid}`, {
      ...newProfile({ email: wolf.email, displayName: 'Wolf' }, 0),
      ...ofRating(rating),
    })
  rated(4001)
  await screen.findByText(/^Your rank does not meet the conditions of this tournament\./)
  screen.getByText('To join you need: 2,000 MMR to 4,000 MMR')
  rated(null)
  await user.click(await joinButton())
  const dialog = within(await screen.findByRole('dialog'))
  await fill(dialog.getByLabelText('MMR'), '1999')
  await user.click(dialog.getByRole('button', { name: 'Join' }))
  await vi.waitFor(() => expect(dialog.getByLabelText('MMR').getAttribute('aria-invalid')).toBe('true'))
  await fill(dialog.getByLabelText('MMR'), '2000')
  await user.click(dialog.getByRole('button', { name: 'Join' }))
  await vi.waitFor(() => expect(calls).toMatchObject([{ name: 'joinCompetition' }]))
})

test('a newcomer without a rank who lacks something else reads the range as well', async () => {
  const changes = { options: { ...ranged.options, steamRequired: true } }
  await open({ takesPart: false, isNew: true, changes })
  await screen.findByText(/^Link Steam in your profile/)
  screen.getByText('To join you need: 2,000 MMR to 4,000 MMR, Steam')
})

test.each([
  ['en', null, 'People join this tournament by invitation only'],
  ['ru', null, 'Записаться можно только по приглашению'],
  ['ru', wolf, 'Записаться можно только по приглашению'],
] as const)(
  'a competition by invitation offers nobody to join without one (%s)',
  async (language, user, said) => {
    await open({ language, user, takesPart: false, changes: { options: { ...options, entry: 'invited' } } })
    await screen.findByText(said)
    expect(screen.queryByText(/^(Join|Участвовать)$/)).toBeNull()
  },
)

test('a tab in the background does not join', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  pressed()
  const { calls } = await open({ at: back, takesPart: false })
  await screen.findByRole('button', { name: 'Join' })
  expect(calls).toEqual([])
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(calls).toHaveLength(1))
})

const queue = { ...emptyQueue, waiting: [3, 5, 9] }
const full = { playerCount: 10, places: { players: 10, teams: 2 }, entryQueue: queue }
const approval = { options: { ...options, entry: 'approval' } } as const

test.each([
  ['en', null, approval, 'Ask to join'],
  ['ru', null, { ...full, options: { ...options, waitingList: true } }, 'В лист ожидания'],
  ['en', null, { options: { ...options, entry: 'invited' } }, 'Enter a code'],
  ['ru', wolf, approval, 'Подать заявку'],
  ['en', wolf, { ...full, options: { ...options, waitingList: true } }, 'Join the waiting list'],
] as const)(
  'the button says what becomes of those who press it (%s)',
  async (language, user, changes, said) => {
    await open({ language, user, takesPart: false, changes })
    await screen.findByText(said)
    expect(screen.queryByText(/^(Join|Участвовать)$/)).toBeNull()
  },
)

test.each([
  ['en', null, {}, 'The tournament is full'],
  ['ru', wolf, { waitingList: true }, 'Мест больше нет'],
] as const)(
  'no code is asked for where it would admit nobody (%s)',
  async (language, user, changes, said) => {
    const byCode = { ...full, options: { ...options, ...changes, entry: 'invited' as const } }
    await open({ language, user, takesPart: false, changes: { ...byCode, entryQueue: emptyQueue } })
    await screen.findByText(said)
    expect(screen.queryByText(/^(Enter a code|Ввести код)$/)).toBeNull()
  },
)

test.each([
  [null, 'link'],
  [wolf, 'button'],
] as const)('those who ask to join a full competition read that they will wait', async (user, role) => {
  const waiting = { ...full, options: { ...options, entry: 'approval' as const, waitingList: true } }
  await open({ user, takesPart: false, changes: waiting })
  await screen.findByText('All places are taken. If your request is accepted, you go on the waiting list.')
  await screen.findByRole(role, { name: 'Ask to join' })
  expect(screen.queryByText('Enter a code')).toBeNull()
})

test.each<[ApplicantState, string, string | null]>([
  [{ state: 'requested' }, 'Request sent: the organizer is considering it', null],
  [{ state: 'waiting', ticket: 5 }, 'You are on the waiting list: 2 of 3', null],
  [{ state: 'confirming', confirmUntil: 1_800_000_000_000 }, 'A place is held for you. Confirm it by', null],
  [
    { state: 'declined', cause: 'organizer', reason: 'Too late' },
    'The organizer declined your request: Too late',
    'Join',
  ],
  [
    { state: 'declined', cause: 'unconfirmed', reason: null },
    'You did not confirm your place in time, and it is no longer held for you.',
    'Join',
  ],
  [
    { state: 'declined', cause: 'started', reason: null },
    'The tournament started without a place for you.',
    'Join',
  ],
])('those who have asked see what has become of it: %j', async (applicant, said, button) => {
  await open({ takesPart: false, applicant, changes: { entryQueue: queue } })
  await screen.findByText(content => content.startsWith(said))
  expect(screen.queryByRole('button', { name: 'Join' })?.textContent ?? null).toBe(button)
})

test('a place is confirmed by one press, and given up after a question', async () => {
  const { user, calls } = await open({
    takesPart: false,
    applicant: { state: 'confirming', confirmUntil: 1_800_000_000_000 },
    changes: { entryQueue: { ...queue, confirming: 1 } },
  })
  await user.click(await screen.findByRole('button', { name: 'Confirm my place' }))
  await user.click(screen.getByRole('button', { name: 'Give up the place' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Give up the place' }))
  await vi.waitFor(() =>
    expect(calls.map(({ name }) => name)).toEqual(['confirmPlace', 'withdrawApplication']),
  )
})

test.each(['registration', 'running'] as const)(
  'those who were declined read what organizers keep, and delete it (%s)',
  async status => {
    const { user, calls } = await open({
      takesPart: false,
      applicant: { state: 'declined', cause: 'organizer', reason: null },
      changes: { status },
    })
    await screen.findByText(/^The organizers see your application .* until you delete it/)
    await user.click(screen.getByRole('button', { name: 'Delete my application' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Delete my application' }))
    await vi.waitFor(() => expect(calls.map(({ name }) => name)).toEqual(['withdrawApplication']))
    await screen.findByText('Your application is deleted')
  },
)

test('a captain sees the team in line, and withdraws it as a whole', async () => {
  const contacts = { discord: 'bo#1' }
  const bo = { uid: 'guest-bo', name: 'Bo', rankTier: 54, contacts }
  const sam = {
    ...bo,
    uid: 'guest-sam',
    name: 'Sam',
    contacts: { discord: 'sam#2' },
    substitute: true as const,
  }
  const discordLink = 'https://discord.gg/wolves'
  const { user, fill, calls } = await open({
    takesPart: false,
    applicant: {
      state: 'waiting',
      ticket: 5,
      team: { teamId: 'wolves', name: 'Wolves', discordLink, members: [bo, sam] },
    },
    changes: { entryQueue: queue, options: { ...options, wholeTeams: true, substitutes: 1 } },
  })
  await screen.findByText(
    /^Team “Wolves”: you and Bo, Sam\. It gets in as a whole .* so name all players before\./,
  )
  await user.click(screen.getByRole('button', { name: 'Change the team' }))
  const changing = within(await screen.findByRole('dialog', { name: 'Change the team' }))
  const list = changing.getByRole<HTMLTextAreaElement>('textbox', { name: /^The other players/ })
  expect(list.value).toBe('Bo Legend 4')
  await fill(list, 'Bo Legend 4\nCub')
  await user.click(changing.getByRole('button', { name: 'Save' }))
  const members = [
    { name: 'Bo', rankTier: 54, contacts },
    { name: 'Cub', rankTier: null },
    { name: 'Sam', rankTier: 54, contacts: sam.contacts, substitute: true },
  ]
  await vi.waitFor(() =>
    expect(calls).toMatchObject([{ name: 'enterTeam', input: { name: 'Wolves', discordLink, members } }]),
  )
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Leave the waiting list' }))
  within(await screen.findByRole('dialog')).getByText(/^The whole team “Wolves” leaves the queue with you\./)
})

test('a captain learns which members do not meet what is required by now, and names nobody any more', async () => {
  const bo = { uid: 'guest-bo', name: 'Bo', rankTier: 54 }
  const { user, calls } = await open({
    takesPart: false,
    applicant: {
      state: 'waiting',
      ticket: 5,
      team: { teamId: 'wolves', name: 'Wolves', discordLink: null, members: [bo] },
    },
    changes: { entryQueue: queue, options: { ...options, wholeTeams: true, steamRequired: true } },
  })
  await screen.findByText(/^The conditions for joining have changed, and these do not meet them: Bo\./)
  await user.click(screen.getByRole('button', { name: 'Change the team' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the team' }))
  dialog.getByText(/Those named before leave the application: Bo\.$/)
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(calls).toMatchObject([{ name: 'enterTeam', input: { members: [] } }]))
})

test('a team whose request would only wait is told so', async () => {
  const entry = 'approval' as const
  await open({
    takesPart: false,
    changes: {
      ...full,
      entryQueue: emptyQueue,
      playerCount: 9,
      options: { ...options, entry, wholeTeams: true },
    },
  })
  await screen.findByText(/^There is no room for a full team\. If a team’s request is accepted/)
})

test('those who have asked learn what is required by now, and supply it', async () => {
  const { user, calls } = await open({
    takesPart: false,
    applicant: { state: 'requested' },
    changes: { entryQueue: queue, options: { ...options, minAge: 16, steamRequired: true } },
  })
  await screen.findByText(/^The organizer now asks for an age of 16 or over/)
  screen.getByText(/^Link Steam in your profile/)
  await user.click(screen.getByRole('button', { name: 'Confirm my age' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('checkbox', { name: 'I am 16 or older' }))
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  const joinId = expect.any(String)
  const input = { competitionId: 'cup', joinId, statedAge: 16 }
  await vi.waitFor(() => expect(calls).toEqual([{ name: 'joinCompetition', input }]))
})

test('a code is typed in the dialog that asks for the rest, and stays there if it is wrong', async () => {
  const { user, fill, calls } = await open({
    takesPart: false,
    changes: { options: { ...options, entry: 'invited', minAge: 16 } },
  })
  await user.click(await screen.findByRole('button', { name: 'Enter a code' }))
  const dialog = within(await screen.findByRole('dialog'))
  await fill(await dialog.findByLabelText(/^Invitation code/), 'ab2d-ef3h')
  await user.click(dialog.getByRole('checkbox', { name: 'I am 16 or older' }))
  await user.click(dialog.getByRole('button', { name: 'Join' }))
  const input = { competitionId: 'cup', code: 'ab2d-ef3h', statedAge: 16 }
  await vi.waitFor(() => expect(calls).toEqual([{ name: 'acceptCode', input }]))
  await screen.findByText(/^There is no such code in this tournament/)
  dialog.getByLabelText(/^Invitation code/)
})
