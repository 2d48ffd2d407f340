import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { matchRoomIdOf, newMatchRoom } from '@upper-bracket/shared/matchRoom/matchRoom'
import type { Veto, VetoChoice } from '@upper-bracket/shared/matchRoom/veto/veto'
import { defaultSelfService } from '@upper-bracket/shared/selfService/selfService'
import { defaultVeto } from '@upper-bracket/shared/selfService/vetoSettings'
import { stored } from '../../../../testing/database.ts'
import { playedTestCompetition } from './galleryCompetitions.ts'
import type { GalleryPeople } from './galleryPeople.ts'

/** Matches in which maps or sides are chosen: it is the player's turn in one of each game, one of CS is through. */
export async function vetoTestCompetitions(people: GalleryPeople) {
  const [cs, dota] = await Promise.all([
    vetoCompetition(people, 'csgo', { teams: 8, name: 'Кубок карт' }),
    vetoCompetition(people, 'dota2', { teams: 2, name: 'Кубок сторон' }),
  ])
  const [own, over] = [cs.running[0], cs.running[1]]
  const [ownDota] = dota.running
  if (!own || !over || !ownDota) throw new Error('No match is on')
  return {
    own: await cs.fill(own, ['nuke', 'ancient']),
    over: await cs.fill(over, ['nuke', 'ancient', 'mirage', 'ct', 'inferno', 't', 'anubis', 'overpass']),
    dota: await dota.fill(ownDota, ['radiant', 'second', 'first', 'dire']),
    settings: `/competitions/${cs.competitionId}/edit`,
  }
}

async function vetoCompetition(
  people: GalleryPeople,
  game: 'csgo' | 'dota2',
  { teams, name }: { readonly teams: number; readonly name: string },
) {
  const testCompetition = await playedTestCompetition(people, {
    teams,
    format: 'single',
    name,
    game,
    over: 0,
  })
  const { competitionId, bracketId } = testCompetition
  const settings = defaultVeto(game)
  await stored.competition(competitionId).update({ selfService: { ...defaultSelfService, veto: settings } })
  const read = await stored.matches(competitionId, bracketId).get()
  const isOwn = ({ slots }: Match) => slots.some(({ teamId }) => teamId === testCompetition.teamIds[0])
  const running = read.docs
    .map(each => each.data())
    .filter(({ status }) => status === 'running')
    .toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)))
  const now = Date.now()
  const fill = async (match: Match, choices: readonly VetoChoice[]) => {
    const matchRoom = newMatchRoom(match)
    if (matchRoom === null) throw new Error(`${match.id} lacks a team`)
    const veto: Veto = {
      revision: match.revision,
      settings,
      bestOf: match.bestOf,
      first: 0,
      taken: choices.map((choice, index) => ({ choice, uid: index === 1 ? null : 'wolf', at: now })),
      deadline: now + 5 * 60 * 60_000,
    }
    const matchRoomId = matchRoomIdOf(match) ?? ''
    await stored
      .matchRooms(competitionId, bracketId)
      .doc(matchRoomId)
      .set({ ...matchRoom, veto })
    return `/competitions/${competitionId}/matches/${match.id}`
  }
  return { competitionId, running, fill }
}
