import type { Side } from '@upper-bracket/shared/bracket/model/match'
import type { Conversation } from '@upper-bracket/shared/chat/conversation'
import { freezeLineUps } from '@upper-bracket/shared/lineUp/matchLineUps'
import { dueTime } from '@upper-bracket/shared/matchRoom/dueTime'
import type { MatchReport, MatchRoom, StandIn, TimeProposal } from '@upper-bracket/shared/matchRoom/matchRoom'
import { matchRoomIdOf, newMatchRoom } from '@upper-bracket/shared/matchRoom/matchRoom'
import type { Player } from '@upper-bracket/shared/player/player'
import { defaultSelfService } from '@upper-bracket/shared/selfService/selfService'
import { stored } from '../../../../testing/database.ts'
import { freshId } from '../../../../testing/seededCompetition.ts'
import { playedTestCompetition } from './galleryCompetitions.ts'
import type { GalleryPeople } from './galleryPeople.ts'

const minute = 60_000

/**
 * Matches that run by themselves: one whose teams check in, one with a report for the player's team, one disputed. The
 * latest that has begun, and that the player has joined, because home follows a few.
 */
export async function selfServiceCompetition(people: GalleryPeople) {
  const testCompetition = await playedTestCompetition(people, {
    teams: 8,
    format: 'single',
    name: 'Кубок капитанов',
    over: 0,
  })
  const { competitionId, bracketId } = testCompetition
  await stored.competition(competitionId).update({
    selfService: { ...defaultSelfService, moveMinutes: 60, standIns: 'consent' },
    startDate: Date.now() - 30 * minute,
  })
  await stored.player(competitionId, people.player.uid).update({ joinedAt: Date.now() + minute })
  const read = await stored.matches(competitionId, bracketId).get()
  const matches = read.docs.map(each => each.data())
  const [ready] = matches.filter(({ status }) => status === 'ready')
  const running = matches.filter(({ status }) => status === 'running')
  const own = running.find(({ slots }) => slots[0].teamId === testCompetition.teamIds[0])
  const other = running.find(match => match !== own)
  if (!ready || !own || !other) throw new Error('No match in each state')

  const now = Date.now()
  const report: MatchReport = {
    reportId: 'report',
    pastReportIds: [],
    revision: 0,
    by: 1,
    version: { uid: 'wolf', at: now, score: [1, 2], games: [] },
    deadline: now + 300 * minute,
    dispute: null,
    settled: null,
  }
  const dispute = {
    uid: 'bear',
    at: now,
    version: { uid: 'bear', at: now, score: [2, 0], games: [] },
  } as const
  const checkIn = {
    revision: ready.revision,
    openedAt: now,
    deadline: now + 300 * minute,
    at: [now, null],
    organizerSides: [],
  } as const
  const competition = (await stored.competition(competitionId).get()).data()
  const due = dueTime(ready, { startDate: competition?.startDate ?? 0 })
  const proposal: TimeProposal = {
    proposalId: 'later',
    revision: ready.revision,
    by: 1,
    at: now,
    startsAt: Math.max(due, now) + 30 * minute,
    before: due,
    answer: null,
  }
  const free = await addFreePlayers(competitionId)
  const players = (await stored.players(competitionId).get()).docs.map(each => each.data())
  const standIn = (match: typeof ready, side: Side, state: StandIn['state']): StandIn => {
    const outUid = players.findLast(({ teamId }) => teamId === match.slots[side].teamId)?.uid ?? ''
    return {
      standInId: String(side),
      side,
      outUid,
      inUid: free[side]?.uid ?? '',
      uid: 'wolf',
      at: now,
      state,
    }
  }
  const standIns = [standIn(ready, 0, 'granted'), standIn(ready, 1, 'asked')]
  const { outUid } = standIn(own, 0, 'granted')
  const ownTeams = [own.slots[0].teamId ?? '', own.slots[1].teamId ?? ''] as const
  const [incoming] = free
  const replacements = incoming === undefined ? [] : [{ outUid, incoming }]
  await stored
    .lineUps(competitionId, bracketId)
    .doc(own.id)
    .set(freezeLineUps({ teamIds: ownTeams, game: 'csgo', players, replacements, now }))
  const fill = async (match: typeof ready, changes: Partial<MatchRoom>) => {
    const matchRoom = newMatchRoom(match)
    if (matchRoom === null) throw new Error(`${match.id} lacks a team`)
    await stored
      .matchRooms(competitionId, bracketId)
      .doc(matchRoomIdOf(match) ?? '')
      .set({ ...matchRoom, ...changes })
    return `/competitions/${competitionId}/matches/${match.id}`
  }
  await talk(competitionId, bracketId, matchRoomIdOf(other) ?? '', people)
  await talk(competitionId, bracketId, matchRoomIdOf(own) ?? '', people)
  return {
    bracket: `/competitions/${competitionId}/bracket`,
    checkIn: await fill(ready, {
      checkIn,
      proposal,
      standIns,
      standInUids: standIns.slice(0, 1).map(({ inUid }) => inUid),
    }),
    reported: await fill(own, { report: { ...report, revision: own.revision } }),
    disputed: await fill(other, {
      report: { ...report, revision: other.revision, dispute },
      attention: 'dispute',
    }),
  }
}

/** Those who can stand in. */
async function addFreePlayers(competitionId: string): Promise<readonly Player[]> {
  const free = ['Тихий_омут', 'lateNightLurker', 'Ещё один запасной игрок'].map(
    (displayName, index): Player => ({
      uid: freshId(),
      displayName,
      photoURL: null,
      steamProfileURL: '',
      rankTier: 6 + 4 * index,
      teamId: null,
      captain: false,
      joinedAt: 1,
    }),
  )
  await Promise.all(free.map(player => stored.player(competitionId, player.uid).set(player)))
  const { playerCount = 0 } = (await stored.competition(competitionId).get()).data() ?? {}
  await stored.competition(competitionId).update({ playerCount: playerCount + free.length })
  return free
}

/** What both teams and an organizer have written, and where they play. */
async function talk(
  competitionId: string,
  bracketId: string,
  matchRoomId: string,
  { owner, player }: GalleryPeople,
): Promise<void> {
  const matchRoom = stored.matchRooms(competitionId, bracketId).doc(matchRoomId)
  const now = Date.now()
  const texts = [
    [owner.uid, 'Лобби создано, сервер Стокгольм. Удачи обеим!'],
    [player.uid, 'Заходим, один игрок перезагружается: две минуты'],
    [owner.uid, 'Ждём. Повтор второй карты: https://example.org/replay/7261044'],
  ] as const
  for (const [index, [authorUid, text]] of texts.entries()) {
    const sentAt = now - (texts.length - index) * minute
    await matchRoom.collection('messages').add({ authorUid, text, sentAt })
  }
  await matchRoom
    .collection('private')
    .doc('conversation')
    .set({
      lastMessage: { uid: owner.uid, at: now - minute },
      readAt: { [owner.uid]: now - minute },
      readerUids: [owner.uid],
    } satisfies Conversation)
  await matchRoom.collection('private').doc('lobby').set({
    name: 'UB Кубок капитанов, матч 2',
    password: 'k7-morskoy',
    revision: 1,
    at: now,
  })
}
