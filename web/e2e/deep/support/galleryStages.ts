import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { StagePlan } from '@upper-bracket/shared/format/stagePlan'
import { circleOfMaps, groupByRounds } from '../../../../testing/circleOfMaps.ts'
import { stored } from '../../../../testing/database.ts'
import { applied, played, swissStage, twoGroups } from '../../../../testing/stagedCompetition.ts'
import { checkedTestCompetition, playedTestCompetition } from './galleryCompetitions.ts'
import type { GalleryPeople } from './galleryPeople.ts'

const valve = { ...swissStage, pairing: 'valve', rounds: 5, advance: 8 } as const
const gsl = { kind: 'gsl', groups: 2, advance: 2, bestOf: 3 } as const
const criteria = ['points', 'head-to-head'] as const

/** Stages in the middle of their matches, a round to publish, a tie, groups to be created, and leagues that are over. */
export async function stagedTestCompetitions(people: GalleryPeople) {
  const staged = (name: string, teams: number, stage: StagePlan, play: (bracket: Bracket) => Bracket) =>
    playedTestCompetition(people, { name, teams, format: 'single', stages: [stage], play })
  const upTo = (round: number) => (match: Match) => match.stage === 's1' && match.round <= round
  const [groups, gslGroups, swiss, drawing, tie, rounds, leagues, { competitionId: unplayed }] =
    await Promise.all([
      staged('Дворовый чемпионат', 16, { ...twoGroups, groups: 4 }, bracket =>
        withRunning(
          played(bracket, match => upTo(1)(match) || (upTo(2)(match) && match.group < 3)),
          's1g4',
        ),
      ),
      staged('Кубок групп', 8, gsl, bracket =>
        withRunning(
          played(bracket, match => upTo(1)(match) && match.section === 'upper'),
          's1g2-lower',
        ),
      ),
      staged('Осенний мейджор', 16, valve, bracket =>
        withRunning(
          played(bracket, match => upTo(3)(match) && (match.round < 3 || match.position < 5)),
          's1-main-3',
        ),
      ),
      staged('Ночная швейцарка', 8, { ...swissStage, publishing: 'manual' }, bracket =>
        played(bracket, upTo(1)),
      ),
      staged('Кубок равных', 8, { ...twoGroups, criteria }, tied),
      staged('Кубок раундов', 4, groupByRounds, circleOfMaps),
      playedTestCompetition(people, {
        name: 'Дворовые лиги',
        teams: 8,
        format: 'table',
        stages: [twoGroups],
        play: bracket => played(bracket, () => true),
      }),
      checkedTestCompetition(people, true),
    ])
  await stored
    .competition(unplayed)
    .update({ format: 'single', stages: [twoGroups], bestOf: { rounds: 3, final: 5 } })
  return { groups, gslGroups, swiss, drawing, tie, rounds, leagues, unplayed }
}

function withRunning(bracket: Bracket, prefix: string): Bracket {
  const next = [...bracket.matches.values()].find(
    ({ id, status }) => status === 'ready' && id.startsWith(prefix),
  )
  return next === undefined ? bracket : applied(bracket, 'startMatch', { matchId: next.id })
}

/** The first seed loses one match, so that three teams of its group have beaten each other in a circle. */
function tied(bracket: Bracket): Bracket {
  const [first, , , , fifth] = bracket.shape.teamIds
  const isUpset = ({ slots }: Match) =>
    slots.some(({ teamId }) => teamId === first) && slots.some(({ teamId }) => teamId === fifth)
  const others = played(bracket, match => match.stage === 's1' && !isUpset(match))
  const upset = [...others.matches.values()].find(isUpset)
  if (upset === undefined) throw new Error('The two teams do not meet')
  const { id: matchId, slots } = upset
  const score: Match['score'] = slots[0].teamId === first ? [0, 1] : [1, 0]
  return applied(applied(others, 'startMatch', { matchId }), 'finishSeries', { matchId, score })
}
