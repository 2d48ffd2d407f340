import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { type MatchRoom, matchRoomIdOf } from '@upper-bracket/shared/matchRoom/matchRoom'
import { defaultSelfService, type SelfService } from '@upper-bracket/shared/selfService/selfService'
import { stored } from '../../../../testing/database.ts'
import type { Person } from '../../../../testing/person.ts'
import { freshId, hour, seededCompetition } from '../../../../testing/seededCompetition.ts'
import { documents } from '../../../src/platform/firestore/documents.ts'
import { fireDueTimers } from '../../../src/timers/fireTimers.ts'
import { bracketInOrder } from './bracketInOrder.ts'
import { callInProcess as call } from './callInProcess.ts'
import { newPeople } from './newPeople.ts'

const captainNames = ['first', 'second', 'third', 'fourth'] as const

/** Of the file that imports them. `mate` plays in the team of `first`. */
export const people = await newPeople('owner', 'mate', ...captainNames)

/**
 * Four teams in a bracket whose check-ins are open: the first seed plays the fourth, the second the third. The captains
 * of some have no account.
 */
export async function playedCompetition(
  selfService: Partial<SelfService> = {},
  { guests = [] }: { readonly guests?: readonly (typeof captainNames)[number][] } = {},
) {
  const { owner, mate } = people
  const now = Date.now()
  const guestOf = new Map(
    guests.map(name => [name, { uid: freshId(), displayName: name, guest: true as const }]),
  )
  const { competitionId, teamIds } = await seededCompetition({
    owner,
    players: [...guestOf.values()],
    teams: captainNames.map((name, index) => {
      const captain = guestOf.get(name) ?? people[name]
      return { players: index === 0 ? [captain, mate] : [captain] }
    }),
    competition: {
      format: 'single',
      bestOf: { rounds: 3, final: 3 },
      startDate: now - 1,
      registrationDeadline: now - hour,
      selfService: { ...defaultSelfService, ...selfService },
    },
  })
  const bracketId = await bracketInOrder(owner, { competitionId, teamIds })
  await fireDueTimers(Date.now())

  const matchOf = async (matchId: string): Promise<Match> => {
    const match = (await stored.match(competitionId, bracketId, matchId).get()).data()
    if (match === undefined) throw new Error(matchId)
    return match
  }
  const matchRoomOf = async (matchId: string): Promise<MatchRoom | undefined> => {
    const matchRoomId = matchRoomIdOf(await matchOf(matchId)) ?? 'none'
    return (await documents.matchRooms(competitionId, bracketId).doc(matchRoomId).get()).data()
  }
  const teamOf = (captain: Person) => teamIds[captainNames.findIndex(name => people[name] === captain)] ?? ''
  const inMatch = async (matchId: string, captain: Person) => ({
    competitionId,
    bracketId,
    matchId,
    teamId: teamOf(captain),
    revision: (await matchOf(matchId)).revision,
  })
  const checkIn = async (matchId: string, ...captains: Person[]) => {
    const inputs = await Promise.all(captains.map(captain => inMatch(matchId, captain)))
    return Promise.all(inputs.map((input, index) => call('checkInForMatch', captains[index] ?? owner, input)))
  }
  const report = async (matchId: string, captain: Person, score: Match['score'], reportId = freshId()) => {
    const input = {
      ...(await inMatch(matchId, captain)),
      reportId,
      score: [...score] as [number, number],
      games: [],
    }
    return { input, outcome: await call('reportResult', captain, input) }
  }
  const answer = async (matchId: string, captain: Person, accepts: boolean) => {
    const reportId = (await matchRoomOf(matchId))?.report?.reportId ?? ''
    const input = { ...(await inMatch(matchId, captain)), reportId, accepts }
    return { input, outcome: await call('answerReport', captain, input) }
  }
  return { competitionId, bracketId, teamIds, matchOf, matchRoomOf, inMatch, checkIn, report, answer }
}

export const told = async (competitionId: string) => {
  const events = await documents.outbox().where('competition.id', '==', competitionId).get()
  return events.docs.map(each => each.data()).toSorted((one, other) => one.at - other.at)
}
export const kindsTold = async (competitionId: string) =>
  (await told(competitionId)).map(({ kind }) => kind).filter(kind => kind !== 'bracketPublished')
