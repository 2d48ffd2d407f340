import { expect, test } from 'vitest'
import type { StagePlan } from '../../format/stagePlan.ts'
import { chance } from '../../random/chance.ts'
import { playRandomStages } from '../testing/playRandomStages.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { entrantTeams } from './entrantTeams.ts'

test.each([
  { advance: 2, bestOfNext: 0 },
  { advance: 1, bestOfNext: 3 },
])(
  'no mates of six groups meet again in the next three if $advance of each and $bestOfNext more advance',
  advancing => {
    const groups: StagePlan = {
      kind: 'round-robin',
      groups: 6,
      ...advancing,
      legs: 1,
      bestOf: 1,
      criteria: ['points'],
    }
    const stages: readonly StagePlan[] = [groups, { ...groups, groups: 3, advance: 1, bestOfNext: 0 }]
    for (let luck = 1; luck <= 3; luck += 1) {
      const played = playRandomStages(bracketOf(18, { stages }), chance(luck))
      const [first, second] = played.shape.stages.map(stage =>
        stage.groups.map((_, group) => entrantTeams(played, stage, group)),
      )
      const groupOf = (teamId: string | null) => first?.findIndex(group => group.includes(teamId))
      const mates = second?.map(group => group.length - new Set(group.map(groupOf)).size)
      expect([luck, mates]).toEqual([luck, [0, 0, 0]])
    }
  },
)
