import { aRequest } from '@upper-bracket/shared/commentators/testing/aRequest'
import { call } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import { type Person, signUpAll } from '../../../testing/person.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'
import { givenUpMessage } from './givenUpMessage.ts'

export type Role = 'stranger' | 'player' | 'administrator' | 'owner'

/** What there is to try something on. */
export interface TestCompetition {
  readonly competitionId: string
  readonly bracketId: string
  readonly teamIds: readonly string[]
  readonly playerUids: readonly string[]
  readonly matchIds: readonly string[]
  /** A request bound to the player. */
  readonly requestId: string
  /** A message to the player that was given up. */
  readonly messageIds: readonly string[]
}

/** Everyone who may try something. The player takes part in the competitions; the stranger does not. */
export function signUpEveryone(): Promise<Record<Role, Person>> {
  return signUpAll('stranger', 'player', 'administrator', 'owner')
}

/** A competition with registration open and two teams, one of them the player's, and one in its bracket of four. */
export async function newTestCompetitions(
  people: Record<Role, Person>,
): Promise<readonly [open: TestCompetition, running: TestCompetition]> {
  const { owner, administrator, player } = people
  const bots = (count: number) => Array.from({ length: count }, () => ({ uid: freshId() }))
  const rosters = [[player, ...bots(2)], bots(2), bots(1), bots(1)]
  const testCompetition = (teams: typeof rosters, players = bots(2)) =>
    seededCompetition({
      owner,
      administrators: [administrator],
      players,
      teams: teams.map(members => ({ players: members })),
    })
  const [open, running] = [await testCompetition(rosters.slice(0, 2)), await testCompetition(rosters, [])]

  const bracketId = freshId()
  const { competitionId } = running
  const generated = await call('generateBracket', owner, {
    competitionId,
    bracketId,
    seeding: 'rank',
    replace: false,
  })
  if (!generated.ok) throw new Error(`No bracket: ${generated.code}`)
  const matches = await stored.matches(competitionId, bracketId).get()
  const requestId = freshId()
  const bound = { ...aRequest, commentatorUid: player.uid, displayName: 'player' }
  await Promise.all([open, running].map(each => stored.commentator(each.competitionId, requestId).set(bound)))
  const messages = await Promise.all(
    [open, running].map(each => givenUpMessage(each.competitionId, player.uid)),
  )
  const playerUids = rosters.flat().map(({ uid }) => uid)
  return [
    { ...open, bracketId, playerUids, requestId, messageIds: messages, matchIds: ['upper-1-1'] },
    {
      ...running,
      bracketId,
      playerUids,
      requestId,
      messageIds: messages,
      matchIds: matches.docs.map(({ id }) => id),
    },
  ]
}
