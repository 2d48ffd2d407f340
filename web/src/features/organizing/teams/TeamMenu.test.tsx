// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import type { CommandName } from '@upper-bracket/shared/bracket/commands/commandTable'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { withdrawnTeams } from '@upper-bracket/shared/bracket/model/withdrawals'
import { groupTable } from '@upper-bracket/shared/bracket/stages/groupTable'
import { done } from '@upper-bracket/shared/bracket/testing/playRandomStages'
import { betterSeedWins, playStages } from '@upper-bracket/shared/bracket/testing/playStages'
import { bracketOf } from '@upper-bracket/shared/bracket/testing/randomTournament'
import { defaultStages } from '@upper-bracket/shared/format/formatTemplates'
import { expect, test } from 'vitest'
import { organizer } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { runningTestCompetition } from '#testing/testCompetition.ts'
import BracketPage from '#features/bracket/page/BracketPage.tsx'

const team = 'team-1'
const matchesOf = ({ matches }: Bracket) =>
  [...matches.values()].filter(({ slots }) => slots.some(({ teamId }) => teamId === team))
const lost = (bracket: Bracket) =>
  matchesOf(bracket).filter(({ slots, forfeits }) => forfeits[slots[0].teamId === team ? 0 : 1]).length
const isOpen = (bracket: Bracket) =>
  matchesOf(bracket).some(({ slots, status }) =>
    slots.some(slot => slot.teamId === team && !slot.closed && (status === 'waiting' || status === 'ready')),
  )
const isOut = (bracket: Bracket) => withdrawnTeams(bracket).has(team)
const plays = (bracket: Bracket, other: string) =>
  [...bracket.matches.values()].some(
    ({ status, slots }) => status !== 'finished' && slots.some(({ teamId }) => teamId === other),
  )
const firstTable = (bracket: Bracket) =>
  groupTable(bracket, bracket.shape.stages[0] as never, 0).map(({ record }) => record.teamId)

/** What a sentence of the menu claims about the command. */
interface Claim {
  readonly says: RegExp
  readonly command: CommandName
  readonly fields?: object
  readonly holds: (after: Bracket, before: Bracket) => boolean
}
const leaves: Claim['holds'] = after => isOut(after) && !isOpen(after)
const withdraws = { command: 'disqualifyTeam', holds: leaves } as const
const noShow: Claim = {
  says: /loses only this match: its opponent wins by walkover/,
  command: 'forfeitMatch',
  fields: { matchId: 'main-1-1', sides: [0] },
  holds: after => lost(after) === 1 && !isOut(after),
}
const replaced: Claim = {
  says: /takes its place and its seed from the next match on/,
  command: 'replaceTeam',
  fields: { byTeamId: 'wolves' },
  holds: after => after.shape.teamIds[0] === 'wolves' && plays(after, 'wolves') && !isOpen(after),
}
const cleared: Claim = {
  says: /slot becomes empty, and you place a team there/,
  command: 'clearSlot',
  fields: { matchId: 'main-1-1', slot: 0 },
  holds: after => after.matches.get('main-1-1')?.slots[0].teamId === null,
}
const takenOver: Claim = {
  ...replaced,
  says: /takes its place, with the results that it has/,
  holds: after => firstTable(after).includes('wolves') && !firstTable(after).includes(team),
}
const reinstated: Claim = {
  says: /plays its remaining matches again/,
  command: 'reinstateTeam',
  fields: { cascade: true },
  holds: after => !isOut(after) && isOpen(after),
}
const inTable = (says: RegExp): Claim => ({
  ...withdraws,
  says,
  holds: after => isOut(after) && !firstTable(after).includes(team),
})

const league = { ...defaultStages['round-robin'](4), groups: 1 }
const groups = { ...league, advance: 2, bestOf: 1 } as const
const betweenStages = playStages(bracketOf(4, { stages: [groups] }), match =>
  match.stage === 's1' ? betterSeedWins(match) : null,
)
const followed = done(betweenStages, 'replaceTeam', { teamId: team, byTeamId: 'team-3' })
const followerPlays = done(followed, 'startMatch', { matchId: 's2-main-1-1' })
const scenes: readonly (readonly [string, Bracket, string | null, Readonly<Record<string, Claim>>])[] = [
  [
    'of a match in an elimination',
    bracketOf(4),
    'main-1-1',
    {
      'No-show': noShow,
      Replace: replaced,
      'Remove from match': cleared,
      Withdraw: {
        ...withdraws,
        says: /leaves the tournament and forfeits its remaining matches. What it has played/,
      },
      Disqualify: { ...withdraws, says: /As a penalty, it leaves the tournament/ },
    },
  ],
  [
    'of a match whose winner would find its next slot taken',
    done(bracketOf(4), 'placeTeam', { matchId: 'main-2-1', slot: 0, teamId: 'team-2' }),
    'main-1-1',
    {
      Replace: replaced,
      'Remove from match': cleared,
    },
  ],
  [
    'of a table',
    bracketOf(4, { format: 'table', stages: [league] }),
    null,
    {
      Replace: takenOver,
      Withdraw: inTable(/leaves the table.*counts by the rules of the stage/),
      Disqualify: inTable(/As a penalty, it leaves the table/),
    },
  ],
  [
    'between two stages',
    betweenStages,
    null,
    {
      Replace: takenOver,
      'Let the next team follow': {
        says: /^Team 3, next in the table, takes its place. Team 1 leaves the tournament/,
        command: 'replaceTeam',
        fields: { byTeamId: 'team-3' },
        holds: after => plays(after, 'team-3') && isOut(after),
      },
      Withdraw: { ...withdraws, says: /leaves the tournament and forfeits its remaining matches/ },
      Disqualify: { ...withdraws, says: /As a penalty, it leaves the tournament/ },
    },
  ],
  [
    'of a team that is out, in a table on which nothing depends yet',
    playStages(bracketOf(4, { stages: [groups] }), match =>
      match.stage !== 's1'
        ? null
        : match.slots[0].teamId === team
          ? [0, 1]
          : match.slots[1].teamId === team
            ? [1, 0]
            : betterSeedWins(match),
    ),
    null,
    {
      Replace: takenOver,
      Withdraw: inTable(/leaves the table.*counts by the rules of the stage/),
      Disqualify: inTable(/As a penalty, it leaves the table/),
    },
  ],
  [
    'of a team that is out',
    playStages(bracketOf(4), match => (match.id === 'main-1-1' ? [0, 1] : null)),
    null,
    {
      Withdraw: {
        ...withdraws,
        says: /keeps its results, and comes back into a match only if you reinstate it/,
        holds: (after, before) =>
          isOut(after) && [...after.matches].every(([id, match]) => before.matches.get(id) === match),
      },
      Disqualify: { ...withdraws, says: /As a penalty.* only if you reinstate it/ },
    },
  ],
  [
    'of a team that has withdrawn',
    done(bracketOf(4, { format: 'double' }), 'disqualifyTeam', { teamId: team }),
    null,
    {
      Replace: replaced,
      Reinstate: reinstated,
    },
  ],
  [
    'of a withdrawn team that waits where it was placed by hand',
    done(done(bracketOf(4), 'placeTeam', { matchId: 'main-2-1', slot: 0, teamId: team }), 'disqualifyTeam', {
      teamId: team,
    }),
    'main-2-1',
    {
      Replace: replaced,
      'Remove from match': {
        ...cleared,
        fields: { matchId: 'main-2-1', slot: 0 },
        holds: after => after.matches.get('main-2-1')?.slots[0].teamId === null,
      },
      Reinstate: reinstated,
    },
  ],
  [
    'of a team that the next of the table has followed',
    followed,
    null,
    {
      Replace: takenOver,
      Reinstate: {
        says: /plays its remaining matches again/,
        command: 'reinstateTeam',
        fields: { cascade: true },
        holds: after => !isOut(after) && isOpen(after) && !plays(after, 'team-3'),
      },
    },
  ],
  [
    'of a team whose follower has begun to play',
    followerPlays,
    null,
    {
      Replace: takenOver,
      Reinstate: {
        says: /taken back, but it has nothing left to play/,
        command: 'reinstateTeam',
        fields: { cascade: true },
        holds: after => !isOut(after) && !isOpen(after),
      },
    },
  ],
]

test.each(scenes)(
  'the menu %s offers what can be done, and says what will happen',
  async (_, bracket, matchId, claims) => {
    const at = matchId === null ? `?manage=${team}` : `?match=${matchId}`
    const { user } = await renderPage({
      at: `/competitions/cup/bracket${at}`,
      Page: BracketPage,
      language: 'en',
      user: organizer,
      documents: runningTestCompetition(4, { after: () => bracket }),
    })
    if (matchId !== null) {
      const panel = within(await screen.findByRole('group', { name: 'Team 1' }))
      await user.click(panel.getByRole('button', { name: 'Actions…' }))
    }
    const menu = within(await screen.findByRole('dialog', { name: 'Team 1' }))
    const rows = menu
      .getAllByRole('listitem')
      .map(item => [...item.querySelectorAll('span > span')].map(({ textContent }) => textContent ?? ''))
    expect(rows.map(([name]) => name)).toEqual(Object.keys(claims))
    for (const [name = '', sentence] of rows) {
      const { says, command, fields, holds } = claims[name] as Claim
      expect(sentence).toMatch(says)
      const after = done(bracket, command, { teamId: team, ...fields })
      expect([name, holds(after, bracket)]).toEqual([name, true])
    }
  },
)

test('the next team of the table follows with one button, after what follows is shown', async () => {
  const { user, calls } = await renderPage({
    at: `/competitions/cup/bracket?stage=s1&manage=${team}`,
    Page: BracketPage,
    language: 'en',
    user: organizer,
    documents: runningTestCompetition(4, { after: () => betweenStages }),
    functions: { replaceTeam: () => ({}) },
  })
  const menu = within(await screen.findByRole('dialog', { name: 'Team 1' }))
  await user.click(menu.getByRole('button', { name: /^Let the next team follow/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Team 3 in place of Team 1?' }))
  await dialog.findByText('Team 3 goes on to Final, match 7')
  await user.click(dialog.getByRole('button', { name: 'Let it follow' }))
  const input = { teamId: team, byTeamId: 'team-3' }
  await waitFor(() => expect(calls).toMatchObject([{ name: 'replaceTeam', input }]))
})

const won = playStages(bracketOf(4), match => (match.round === 1 ? betterSeedWins(match) : null))

test('a team that is out takes the slot of one that leaves an elimination', async () => {
  const { user, calls } = await renderPage({
    at: `/competitions/cup/bracket?manage=${team}`,
    Page: BracketPage,
    language: 'en',
    user: organizer,
    documents: runningTestCompetition(4, { after: () => won }),
    functions: { replaceTeam: () => ({}) },
  })
  const menu = within(await screen.findByRole('dialog', { name: 'Team 1' }))
  await user.click(menu.getByRole('button', { name: /^Replace/ }))
  const picker = within(await screen.findByRole('dialog', { name: /Team 1/ }))
  await user.click(await picker.findByRole('button', { name: /Team 3.*Team 1 would leave/ }))
  const input = { teamId: team, byTeamId: 'team-3' }
  await waitFor(() => expect(calls).toMatchObject([{ name: 'replaceTeam', input }]))
})

test('a match whose empty slot nobody takes is named, with the way to it', async () => {
  const { user } = await renderPage({
    at: '/competitions/cup/bracket',
    Page: BracketPage,
    language: 'en',
    user: organizer,
    documents: runningTestCompetition(4, {
      after: () => done(bracketOf(4), 'clearSlot', { matchId: 'main-1-1', slot: 0 }),
    }),
  })
  const notice = within(
    (await screen.findByText(/^Nobody will take the empty slot/)).parentElement as HTMLElement,
  )
  await user.click(notice.getByRole('button', { name: /match 1/ }))
  await screen.findByRole('dialog')
})

test('the menu is left by the keyboard, also from what it leads to, and gives the focus back', async () => {
  const { user } = await renderPage({
    at: '/competitions/cup/bracket?match=main-1-1',
    Page: BracketPage,
    language: 'en',
    user: organizer,
    documents: runningTestCompetition(4),
  })
  const panel = within(await screen.findByRole('group', { name: 'Team 1' }))
  const button = panel.getByRole('button', { name: 'Actions…' })
  for (const dialogs of [['Team 1'], ['Team 1', 'Withdraw Team 1?']]) {
    button.focus()
    await user.keyboard('{Enter}')
    for (const name of dialogs) {
      const dialog = within(await screen.findByRole('dialog', { name }))
      if (name !== dialogs.at(-1)) {
        dialog.getByRole('button', { name: /^Withdraw/ }).focus()
        await user.keyboard('{Enter}')
      }
    }
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: dialogs.at(-1) ?? '' })).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(button))
  }
})

test('reinstating promises no match to a team whose follower has begun to play', async () => {
  const { user } = await renderPage({
    at: `/competitions/cup/bracket?stage=s1&manage=${team}`,
    Page: BracketPage,
    language: 'en',
    user: organizer,
    documents: runningTestCompetition(4, { after: () => followerPlays }),
    functions: { reinstateTeam: () => ({ undone: [], basis: 'seen' }) },
  })
  const menu = within(await screen.findByRole('dialog', { name: 'Team 1' }))
  await user.click(menu.getByRole('button', { name: /^Reinstate/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reinstate Team 1?' }))
  dialog.getByText(/The team gets no match/)
})
